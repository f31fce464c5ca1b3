/* Uniformly random games of My Shelfie (English edition), as fast as C can play them: the yardstick for the rules
 * in Python, and independent of them.
 *     gcc -O3 -march=native -o my_shelfie my_shelfie.c -lm      (-DCHECK: slow, proves every turn)
 *     my_shelfie PLAYERS GAMES SEED playout|list
 * One game is played at a time, turn by turn: every tile lies face up before a move is chosen, every token is taken
 * at the end of the turn that earns it. Where chance decides there are masks instead of jumps, because a jump that
 * the processor did not foresee costs a third of a turn. */
#define _POSIX_C_SOURCE 199309L
#pragma GCC optimize("no-tree-slp-vectorize")
#include <assert.h>
#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t Cells; /* a set of cells, one bit each */
#define SIZE(cells) ((unsigned)_mm_popcnt_u64(cells))
#define FIRST(cells) ((unsigned)_tzcnt_u64(cells))
#define LOWEST(cells) ((cells) & -(cells))
#define FEWER(one, other) ((unsigned)(one) < (unsigned)(other) ? (one) : (other))
#define MORE(one, other) ((unsigned)(one) > (unsigned)(other) ? (one) : (other))
#define ALWAYS static inline __attribute__((always_inline)) /* one copy for each number of players */
#define APART static __attribute__((noinline))              /* leaves the registers to the turn */

/* The living room: cell = 5 row + 6 column - 18. The 45 cells fall on 45 of the bits 0..52, and a step off the
 * board never lands on another cell, so that neighbours are plain shifts. */
enum { DOWN = 5, RIGHT = 6, KINDS = 6, TILES = 22 * KINDS, NOTHING = 0 }; /* kinds are 1..6 */
#define CELL(row, column) (DOWN * (row) + RIGHT * (column) - 18)
static const char *const ROOM[9] = {"...34....", "...224...", "..32223..", ".42222223", "422222224",
                                    "32222224.", "..32223..", "...422...", "....43..."};
static const uint8_t CELL_COUNT[5] = {0, 0, 29, 37, 45};
static uint8_t CELLS[5][45], ALL_TILES[TILES];
static Cells USED[5];

/* The shelf: bit = 6 row + column, row 0 at the bottom; the sixth bit of a row stays empty. */
enum { UP = 6, ROWS = 6, COLUMNS = 5, PLACES = 30 };
#define ROW 0x1Full
#define COLUMN 0x41041041ull
#define FULL (ROW * COLUMN)

typedef struct {
    Cells plane[3], filled; /* the cells whose kind has bit 0, bit 1, bit 2; those that hold a tile */
    unsigned tiles;
    uint8_t least[2], tokens, personal; /* tiles before a common goal is looked for, points taken, card */
} Shelf;

typedef struct {
    uint8_t kind[128], bag[TILES + 45]; /* the kind on each cell, nothing from 64 on; the tiles in the bag */
    unsigned in_bag, goal[2], taken[2]; /* ... the common goals, the tokens taken from each */
    Shelf shelf[4];
    uint64_t luck;
    int rounds, refills, score[4];
} Game;

/* ---- Luck: wyrand. A draw is the high half of a product; the low half serves the next draw. */
ALWAYS uint64_t random_word(uint64_t *luck) {
    *luck += 0xa0761d6478bd642full;
    unsigned __int128 product = (unsigned __int128)*luck * (*luck ^ 0xe7037ed1a0b428dbull);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

ALWAYS unsigned draw(uint64_t *word, unsigned below) {
    unsigned __int128 product = (unsigned __int128)*word * below;
    *word = (uint64_t)product;
    return (unsigned)(product >> 64);
}

/* ---- Refill: fill every cell from the bag. If the tiles are too few, blanks make up the number. */
APART Cells fill_room(Game *game, int players) {
    unsigned cells = CELL_COUNT[players], left = game->in_bag;
    uint64_t luck = game->luck, word = 0;
    Cells room = USED[players];
    while (players == 4 && left < cells) game->bag[left++] = NOTHING;
#pragma GCC unroll 48
    for (unsigned i = 0; i < cells; i++) {
        if (i % 4 == 0) word = random_word(&luck);
        uint8_t *drawn = game->bag + draw(&word, left), kind = *drawn;
        *drawn = game->bag[--left];
        game->kind[CELLS[players][i]] = kind;
        if (players == 4) room ^= (Cells)(kind == NOTHING) << CELLS[players][i];
    }
    game->in_bag = left;
    game->luck = luck;
    return room;
}

/* What is left returns to the bag, eight at a time: beyond the last tile there is nothing to return. */
APART Cells refill(Game *game, Cells room, int players) {
    uint8_t *end = game->bag + game->in_bag;
    for (game->in_bag += SIZE(room); room; end += 8)
#pragma GCC unroll 8
        for (int i = 0; i < 8; i++, room &= room - 1) end[i] = game->kind[FIRST(room)];
    game->refills++;
    return fill_room(game, players);
}

/* ---- Moves: a line of one to three tiles, the order of its tiles, a column.
 * A line has a form, 2 length + (1 if it runs down); moves are numbered form by form, line by line. */
enum { FORMS = 8 };
#define NUMBER(cell, form, way) ((cell) << 9 | (form) << 6 | (way)) /* way = order << 3 | column */
static const uint8_t ORDERS[4] = {0, 1, 2, 6};
static const uint8_t ORDER[6][3] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static Cells TAKEN[FORMS];         /* the cells of a line, seen from its first */
static uint8_t PLACE[FORMS][8][4]; /* how far each tile, in order, is from the first; 64 if there is none */
static uint16_t WAY[4 * 32][32];   /* by length and open columns: the n-th way */
static uint64_t WAYS[4 * 32];      /* the same: number of ways, row of WAY << 8, its reciprocal << 24, form << 48 */
static uint64_t FALL[KINDS + 1];   /* the three bits of a kind, 20 bits apart: room for three tiles in a column */

typedef struct {
    Cells right[4], down[4]; /* by length: the first cells of the lines that run right, that run down */
    uint64_t ways[4];        /* by length: an entry of WAYS */
    unsigned end[4];         /* by length: the number after the last move */
} Moves;

typedef struct { unsigned cell, length, form, way; Cells taken; } Move;

/* Tiles with at least one side free before the turn begins. */
ALWAYS Cells free_tiles(Cells room) { return room & ~(room << RIGHT & room >> RIGHT & room << DOWN & room >> DOWN); }

ALWAYS Moves find_moves(Cells room, Cells filled) {
    Cells free = free_tiles(room), right = free & free >> RIGHT, down = free & free >> DOWN;
    Moves moves = {{0, free, right, right & right >> RIGHT}, {0, 0, down, down & down >> DOWN}, {0}, {0}};
#pragma GCC unroll 3
    for (int length = 1; length <= 3; length++) {
        unsigned lines = SIZE(moves.right[length]) + SIZE(moves.down[length]);
        moves.ways[length] = WAYS[32 * length + (~filled >> UP * (ROWS - length) & ROW)];
        moves.end[length] = moves.end[length - 1] + (uint8_t)moves.ways[length] * lines;
    }
    return moves;
}

/* The masks say whether n comes before the pairs, before the threes. Every three begins where a pair begins and
 * every pair with a single tile; the bit for the line leaves `right` when it is shifted on to `down`. */
ALWAYS Move nth_move(const Moves *moves, unsigned n) {
    uint64_t one = ((int64_t)n - moves->end[1]) >> 63, two = ((int64_t)n - moves->end[2]) >> 63;
    uint64_t ways = moves->ways[3] ^ ((moves->ways[3] ^ moves->ways[2]) & two) ^ ((moves->ways[2] ^ moves->ways[1]) & one);
    unsigned start = (moves->end[1] & ~one) + ((moves->end[2] - moves->end[1]) & ~two);
    unsigned rest = n - start, line = rest * (ways >> 24 & 0xFFFFFF) >> 18, form = ways >> 48;
    Cells right = moves->right[3] | (moves->right[2] & two) | (moves->right[1] & one);
    Cells down = (moves->down[3] | (moves->down[2] & two)) & ~one;
    Cells runs_right = _pdep_u64(1ull << line, right), runs_down = _pdep_u64(1ull << line >> SIZE(right), down);
    unsigned way = (&WAY[0][0])[(uint16_t)(ways >> 8) + rest - line * (uint8_t)ways];
    return (Move){FIRST(runs_right | runs_down), form / 2, form + (runs_down != 0), way,
                  runs_right * TAKEN[form] | runs_down * TAKEN[form + 1]};
}

typedef uint16_t Numbers __attribute__((vector_size(32), aligned(2), may_alias));
static Numbers AT[65]; /* sixteen times the number of a cell */

/* Write the ways of each line; what is written too much is overwritten by the next. */
ALWAYS uint16_t *list_form(uint16_t *list, Cells lines, unsigned form, uint64_t ways) {
    uint16_t *end = list + (uint8_t)ways * SIZE(lines), *way = &WAY[0][0] + (uint16_t)(ways >> 8), shift = form << 6;
    Numbers some = *(Numbers *)way + shift, more = *(Numbers *)(way + 16) + shift;
    while (list < end) {
#pragma GCC unroll 4
        for (int i = 0; i < 4; i++, list += (uint8_t)ways, lines &= lines - 1) {
            Numbers at = AT[FIRST(lines)];
            *(Numbers *)list = some + at;
            if (form >= 6) *(Numbers *)(list + 16) = more + at;
        }
    }
    return end;
}

ALWAYS unsigned list_moves(const Moves *moves, uint16_t *list) {
    uint16_t *end = list_form(list, moves->right[1], 2, moves->ways[1]);
    end = list_form(list_form(end, moves->right[2], 4, moves->ways[2]), moves->down[2], 5, moves->ways[2]);
    end = list_form(list_form(end, moves->right[3], 6, moves->ways[3]), moves->down[3], 7, moves->ways[3]);
    return end - list;
}

/* Drop the tiles of the line into the column, one above the other. */
ALWAYS void drop(const Game *game, Shelf *shelf, Move move) {
    const uint8_t *place = PLACE[move.form][move.way >> 3], *kind = game->kind + move.cell;
    uint64_t tiles = FALL[kind[place[0]]] | FALL[kind[place[1]]] << UP | FALL[kind[place[2]]] << 2 * UP;
    unsigned lowest = FIRST(~shelf->filled & COLUMN << (move.way & 7));
    shelf->plane[0] |= (tiles & 0x1041) << lowest;
    shelf->plane[1] |= (tiles >> 20 & 0x1041) << lowest;
    shelf->plane[2] |= (tiles >> 40) << lowest;
    shelf->filled = shelf->plane[0] | shelf->plane[1] | shelf->plane[2];
    shelf->tiles += move.length;
}

/* ---- Groups. All kinds are treated at once: two masks say which neighbours are of one kind. */
typedef struct { Cells right, up; } Same; /* cells like their neighbour to the right, like the one above */

/* The filled cells that hold the same kind as the cell so many bits further. */
ALWAYS Cells like(const Shelf *shelf, int bits) {
    const Cells *plane = shelf->plane;
    return shelf->filled & ~((plane[0] ^ plane[0] >> bits) | (plane[1] ^ plane[1] >> bits) | (plane[2] ^ plane[2] >> bits));
}

ALWAYS Same same_kind(const Shelf *shelf) { return (Same){like(shelf, 1), like(shelf, UP)}; }

ALWAYS Cells touching(Cells cells, Same same) {
    return (cells & same.right) << 1 | (cells >> 1 & same.right) | (cells & same.up) << UP | (cells >> UP & same.up);
}

ALWAYS Cells group_of(Cells cells, Same same) {
    for (Cells before = 0; cells != before;)
#pragma GCC unroll 4
        for (int i = 0; i < 4; i++) before = cells, cells |= touching(cells, same);
    return cells;
}

/* Cells with two or more neighbours of their kind; only groups of three or more have any. */
ALWAYS Cells inner(Same same) {
    Cells right = same.right, left = right << 1, up = same.up, down = up << UP;
    return (right & left) | (up & down) | ((right | left) & (up | down));
}

/* Inner cells with two neighbours, neither of them inner: the middles of the groups of exactly three. */
ALWAYS Cells middles_of_three(Same same, Cells inside) {
    Cells right = same.right, left = right << 1, up = same.up, down = up << UP;
    Cells busy = (right & left & (up | down)) | (up & down & (right | left));
    return inside & ~busy & ~touching(inside, same);
}

ALWAYS Cells squares(Same same) { return same.right & same.right >> UP & same.up; }

static const uint8_t GROUP_POINTS[7] = {0, 0, 0, 2, 3, 5, 8};

ALWAYS int group_points(const Shelf *shelf) {
    Same same = same_kind(shelf);
    Cells inside = inner(same), threes = middles_of_three(same, inside), left = inside & ~threes;
    int points = GROUP_POINTS[3] * SIZE(threes);
    for (Cells group; left; left &= ~group) {
        group = group_of(LOWEST(left), same);
        points += GROUP_POINTS[FEWER(SIZE(group), 6)];
    }
    return points;
}

/* ---- Common goals. Each answers how many more tiles it needs at least: 0 if the shelf shows it, NEVER or more if
 * it is spoiled. Until so many tiles have fallen, nobody asks again. */
enum { NEVER = 100, SCORED = 255 };

APART int groups_of_at_least(unsigned least, Cells left, Same same) {
    int groups = 0;
    for (Cells group; left; left &= ~group) {
        group = group_of(LOWEST(left), same);
        groups += SIZE(group) >= least;
    }
    return groups;
}

/* Euler: groups = tiles - contacts + squares + holes; round a hole one kind lies in two corners. */
ALWAYS int may_have_holes(Same same) {
    Cells threes = same.right & same.right >> 1;
    return !!(threes & same.up << UP) & !!(threes & same.up);
}

APART unsigned six_groups_of_two(const Shelf *shelf) {
    Same same = same_kind(shelf);
    Cells paired = same.right | same.right << 1 | same.up | same.up << UP;
    int groups = SIZE(paired) - SIZE(same.right) - SIZE(same.up) + SIZE(squares(same));
    if (may_have_holes(same)) groups = groups_of_at_least(2, paired, same);
    return 6 - FEWER(groups, 6);
}

APART unsigned four_groups_of_four(const Shelf *shelf) {
    Same same = same_kind(shelf);
    Cells inside = inner(same), large = inside | touching(inside, same);
    int contacts = SIZE(same.right & large) + SIZE(same.up & large);
    int groups = SIZE(large) - contacts + SIZE(squares(same)) - SIZE(middles_of_three(same, inside));
    if (may_have_holes(same)) groups = groups_of_at_least(4, large, same);
    return 4 - FEWER(groups, 4);
}

APART int lie_in_two_groups(Cells cells, Same same) { return (cells & ~group_of(LOWEST(cells), same)) != 0; }

/* Three tiles of a square may wait for the fourth; any other square that is not there needs two or more. */
APART unsigned two_squares(const Shelf *shelf) {
    Same same = same_kind(shelf);
    Cells all = squares(same), empty = ~shelf->filled;
    Cells waiting = same.up & ((same.right & empty >> (UP + 1)) | (same.right << 1 & empty >> (UP - 1)));
    if (SIZE(all) >= 2 && lie_in_two_groups(all, same)) return 0;
    return 1 + !waiting + !all + (!all & (SIZE(waiting) < 2));
}

/* Numbers in binary, one for each cell: a mask for each digit. */
typedef struct { Cells ones, twos, fours; } Count;

ALWAYS void add_one(Count *count, Cells where) {
    count->fours |= count->twos & count->ones & where;
    count->twos ^= count->ones & where;
    count->ones ^= where;
}

ALWAYS Cells onto_bottom(Cells cells) {
    Cells half = cells | cells >> 3 * UP;
    return (half | half >> UP | half >> 2 * UP) & ROW;
}

ALWAYS Cells onto_left(Cells cells) {
    Cells two = cells | cells >> 1;
    return (two | two >> 2 | cells >> 4) & COLUMN;
}

ALWAYS Cells of_kind(const Shelf *shelf, int kind) {
    const Cells *plane = shelf->plane;
    return (kind & 1 ? plane[0] : ~plane[0]) & (kind & 2 ? plane[1] : ~plane[1]) & (kind & 4 ? plane[2] : ~plane[2]);
}

/* The columns, or the rows, that hold four kinds or more. */
ALWAYS Cells with_four_kinds(const Shelf *shelf, int rows) {
    Count kinds = {0, 0, 0};
#pragma GCC unroll 6
    for (int kind = 1; kind <= KINDS; kind++)
        add_one(&kinds, rows ? onto_left(of_kind(shelf, kind)) : onto_bottom(of_kind(shelf, kind)));
    return kinds.fours;
}

/* The tallest `needed` of the columns that are left have, in each row, at most so many tiles. */
ALWAYS unsigned missing_in_columns(Cells left, Cells filled, unsigned needed) {
    unsigned missing = ROWS * needed + NEVER * (SIZE(left) < needed);
    Cells tiles = filled & left * COLUMN;
    for (unsigned i = 0; i < needed; i++) missing -= SIZE(onto_left(tiles)), tiles &= tiles - onto_left(tiles);
    return missing;
}

/* Rows are filled from the bottom: all cells up to the last row needed of those that are left. */
ALWAYS unsigned missing_in_rows(Cells left, Cells filled, unsigned needed) {
    for (unsigned i = 1; i < needed; i++) left &= left - 1;
    return SIZE(FULL & ~filled & ((LOWEST(left) << COLUMNS) - 1)) + NEVER * !left;
}

APART unsigned two_columns_all_different(const Shelf *shelf) {
    Cells twice = like(shelf, UP) | like(shelf, 2 * UP) | like(shelf, 3 * UP) | like(shelf, 4 * UP) | like(shelf, 5 * UP);
    return missing_in_columns(ROW & ~onto_bottom(twice), shelf->filled, 2);
}

APART unsigned two_rows_all_different(const Shelf *shelf) {
    Cells twice = like(shelf, 1) | (like(shelf, 2) & 7 * COLUMN) | (like(shelf, 3) & 3 * COLUMN) | (like(shelf, 4) & COLUMN);
    return missing_in_rows(COLUMN & ~onto_left(twice), shelf->filled, 2);
}

APART unsigned three_columns_max_three_types(const Shelf *shelf) {
    return missing_in_columns(ROW & ~with_four_kinds(shelf, 0), shelf->filled, 3);
}

APART unsigned four_rows_max_three_types(const Shelf *shelf) {
    return missing_in_rows(COLUMN & ~with_four_kinds(shelf, 1), shelf->filled, 4);
}

APART unsigned four_corners(const Shelf *shelf) {
    Cells there = shelf->filled & 0x11 * (1 | 1ull << 5 * UP), differ = 0;
    for (int bit = 0; bit < 3; bit++) differ |= !!(shelf->plane[bit] & there) & !!(~shelf->plane[bit] & there);
    return SIZE(0x11 * COLUMN & ~shelf->filled) + NEVER * differ;
}

APART unsigned eight_of_a_type(const Shelf *shelf) {
    unsigned most = 0;
#pragma GCC unroll 6
    for (int kind = 1; kind <= KINDS; kind++) most = MORE(most, SIZE(of_kind(shelf, kind)));
    return 8 - FEWER(most, 8);
}

/* Filled cells that differ from a filled cell so many bits further. */
ALWAYS Cells unlike(const Shelf *shelf, int bits) { return shelf->filled & shelf->filled >> bits & ~like(shelf, bits); }

/* An X is known by its lower left cell; it is left over while no tile in it differs from its centre. */
APART unsigned x_shape(const Shelf *shelf) {
    Cells rising = unlike(shelf, UP + 1), falling = unlike(shelf, UP - 1), filled = shelf->filled;
    Cells left = 0x7 * 0x41041 & ~(rising | rising >> (UP + 1) | falling >> 2 | falling >> (UP + 1));
    Count tiles = {filled, 0, 0};
    add_one(&tiles, filled >> 2), add_one(&tiles, filled >> (UP + 1));
    add_one(&tiles, filled >> 2 * UP), add_one(&tiles, filled >> (2 * UP + 2));
    Cells four = left & tiles.fours, five = four & tiles.ones, two = four | (left & tiles.twos), three = four | (two & tiles.ones);
    return !two + !three + !four + !five + NEVER * !left;
}

/* Heights 1 2 3 4 5 and 2 3 4 5 6, both ways; a diagonal lies on top of them and needs all that is below. */
static const Cells STAIRS[4] = {0x1061C79F, 0x41871E7DF, 0x10C73DF, 0x431CF7DF};
static const Cells DIAGONAL[4] = {0x10204081, 0x408102040, 0x1084210, 0x42108400};
#define MISSING(i, spoilers) (SIZE(STAIRS[i] & ~filled) + NEVER * !!(spoilers))

APART unsigned diagonal(const Shelf *shelf) {
    Cells rising = unlike(shelf, UP + 1), falling = unlike(shelf, UP - 1), filled = shelf->filled;
    unsigned up = FEWER(MISSING(0, rising & DIAGONAL[0]), MISSING(1, rising & DIAGONAL[1]));
    unsigned down = FEWER(MISSING(2, falling & DIAGONAL[2]), MISSING(3, falling & DIAGONAL[3]));
    return FEWER(up, down);
}

APART unsigned staircase(const Shelf *shelf) {
    Cells filled = shelf->filled;
    unsigned up = FEWER(MISSING(0, filled & ~STAIRS[0]), MISSING(1, filled & ~STAIRS[1]));
    unsigned down = FEWER(MISSING(2, filled & ~STAIRS[2]), MISSING(3, filled & ~STAIRS[3]));
    return FEWER(up, down);
}

/* In the order of the publisher's pictures; below so many tiles a goal is not looked for. */
static const struct { unsigned (*missing)(const Shelf *); uint8_t least; } GOAL[12] = {
    {two_squares, 8}, {two_columns_all_different, 12}, {four_groups_of_four, 16}, {six_groups_of_two, 12},
    {three_columns_max_three_types, 18}, {two_rows_all_different, 10}, {four_rows_max_three_types, 20},
    {four_corners, 12}, {eight_of_a_type, 8}, {x_shape, 8}, {diagonal, 15}, {staircase, 15}};
static const uint8_t TOKENS[5][4] = {{0}, {0}, {8, 4}, {8, 6, 4}, {8, 6, 4, 2}};

ALWAYS void take_tokens(Game *game, Shelf *shelf, int players) {
    unsigned tiles = shelf->tiles;
#pragma GCC unroll 2
    for (int i = 0; i < 2; i++) {
        if (tiles < shelf->least[i]) continue;
        unsigned missing = GOAL[game->goal[i]].missing(shelf);
        shelf->least[i] = tiles + missing;
        if (missing) continue;
        shelf->tokens += TOKENS[players][game->taken[i]++];
        shelf->least[i] = SCORED;
    }
}

/* ---- Personal goals: row and column from the top left, for cats, books, games, frames, trophies, plants. */
static const char *const PERSONAL[12] = {
    "14 23 31 02 52 00", "20 34 22 54 43 11", "31 50 13 10 34 22", "42 41 04 22 20 33",
    "53 32 50 31 11 44", "04 23 41 43 02 50", "00 52 44 13 30 21", "11 43 53 04 22 30",
    "22 34 02 50 41 44", "33 20 11 41 04 53", "44 11 20 32 53 02", "50 02 44 22 33 11"};
static const uint8_t PERSONAL_POINTS[7] = {0, 1, 2, 4, 6, 9, 12};
static Shelf WISH[12];

ALWAYS int personal_points(const Shelf *shelf) {
    const Cells *plane = shelf->plane, *wish = WISH[shelf->personal].plane;
    Cells differ = (plane[0] ^ wish[0]) | (plane[1] ^ wish[1]) | (plane[2] ^ wish[2]);
    return PERSONAL_POINTS[SIZE(WISH[shelf->personal].filled & ~differ)];
}

/* ---- The slow proof of every turn, on plain grids (row 0 on top, 0 = empty). */
#ifdef CHECK
#define FOR_PLACES for (int row = 0; row < ROWS; row++) for (int column = 0; column < COLUMNS; column++)
typedef struct { int at[ROWS][COLUMNS], group[ROWS][COLUMNS], height[COLUMNS], size[PLACES], square[PLACES], groups; } Grid;

static int at(const Grid *grid, int row, int column) {
    return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? grid->at[row][column] : 0;
}

static int flood(Grid *grid, int row, int column, int kind) {
    if (!kind || at(grid, row, column) != kind || grid->group[row][column]) return 0;
    grid->group[row][column] = grid->groups + 1;
    return 1 + flood(grid, row - 1, column, kind) + flood(grid, row + 1, column, kind) +
           flood(grid, row, column - 1, kind) + flood(grid, row, column + 1, kind);
}

/* Whether a cell and four others, some steps (row, column) away, are of one kind. */
static int alike(const Grid *grid, int row, int column, const int steps[8]) {
    int kind = at(grid, row, column), alike = kind != 0;
    for (int i = 0; i < 8; i += 2) alike &= at(grid, row + steps[i], column + steps[i + 1]) == kind;
    return alike;
}

static Grid grid_of(const Shelf *shelf) {
    Grid grid = {0};
    FOR_PLACES {
        for (int bit = 0; bit < 3; bit++) grid.at[row][column] |= (shelf->plane[bit] >> ((5 - row) * UP + column) & 1) << bit;
        grid.height[column] += grid.at[row][column] != 0;
    }
    FOR_PLACES if ((grid.size[grid.groups] = flood(&grid, row, column, grid.at[row][column]))) grid.groups++;
    FOR_PLACES if (alike(&grid, row, column, (int[]){0, 0, 0, 1, 1, 0, 1, 1})) grid.square[grid.group[row][column] - 1] = 1;
    return grid;
}

/* Full lines (rows or columns) that hold from `least` to `most` kinds. */
static int lines_with(const Grid *grid, int rows, int least, int most) {
    int seen[ROWS][7] = {0}, lines = 0;
    FOR_PLACES seen[rows ? row : column][grid->at[row][column]] = 1;
    for (int line = 0; line < (rows ? ROWS : COLUMNS); line++) {
        int kinds = 0;
        for (int kind = 1; kind <= KINDS; kind++) kinds += seen[line][kind];
        lines += !seen[line][0] && kinds >= least && kinds <= most;
    }
    return lines;
}

static int shows(const Grid *grid, int goal) {
    int twos = 0, fours = 0, squares = 0, kinds[7] = {0}, eight = 0, x = 0, diagonals = 0, up = 1, down = 1;
    for (int i = 0; i < grid->groups; i++) twos += grid->size[i] >= 2, fours += grid->size[i] >= 4, squares += grid->square[i];
    FOR_PLACES {
        eight |= ++kinds[grid->at[row][column]] >= 8 && grid->at[row][column];
        x |= alike(grid, row, column, (int[]){-1, -1, -1, 1, 1, -1, 1, 1});
        diagonals |= alike(grid, row, column, (int[]){1, 1, 2, 2, 3, 3, 4, 4});
        diagonals |= alike(grid, row, column, (int[]){-1, 1, -2, 2, -3, 3, -4, 4});
        up &= grid->height[column] == grid->height[0] + column && grid->height[0];
        down &= grid->height[4 - column] == grid->height[4] + column && grid->height[4];
    }
    return (int[12]){squares >= 2, lines_with(grid, 0, 6, 6) >= 2, fours >= 4, twos >= 6, lines_with(grid, 0, 1, 3) >= 3,
                     lines_with(grid, 1, 5, 5) >= 2, lines_with(grid, 1, 1, 3) >= 4,
                     alike(grid, 0, 0, (int[]){0, 0, 0, 4, 5, 0, 5, 4}), eight, x, diagonals, up || down}[goal];
}

static void check_goals(const Game *game, const Shelf *before, const Shelf *shelf, const Grid *grid) {
    int groups = 0, matches = 0;
    for (int i = 0; i < 2; i++)
        assert(before->least[i] == SCORED || shows(grid, game->goal[i]) == (shelf->least[i] == SCORED));
    for (int goal = 0; goal < 12; goal++) assert(shows(grid, goal) == !GOAL[goal].missing(shelf));
    for (int i = 0; i < grid->groups; i++) groups += GROUP_POINTS[FEWER(grid->size[i], 6)];
    for (const char *cell = PERSONAL[shelf->personal], *first = cell; cell < first + 18; cell += 3)
        matches += grid->at[cell[0] - '0'][cell[1] - '0'] == (cell - first) / 3 + 1;
    assert(groups == group_points(shelf) && PERSONAL_POINTS[matches] == personal_points(shelf));
}

static int lies(Cells room, int row, int column) {
    int outside = row < 0 || row > 8 || column < 0 || column > 8 || ROOM[row][column] == '.';
    return !outside && room >> CELL(row, column) & 1;
}

static int may_take(Cells room, int row, int column) {
    return lies(room, row, column) && !(lies(room, row - 1, column) && lies(room, row + 1, column) &&
                                        lies(room, row, column - 1) && lies(room, row, column + 1));
}

static void check_moves(Cells room, const Grid *grid, const Moves *moves) {
    static uint8_t legal[1 << 15];
    static uint16_t list[4096];
    unsigned found = 0, count = moves->end[3];
    memset(legal, 0, sizeof legal);
    for (int i = 2 * 81; i < FORMS * 81; i++) {
        int form = i / 81, length = form / 2, down = form % 2, row = i / 9 % 9, column = i % 9, may = form != 3;
        for (int tile = 0; tile < length; tile++) may &= may_take(room, row + tile * down, column + tile * !down);
        for (int way = 0; may && way < 8 * ORDERS[length]; way++)
            if (way % 8 < COLUMNS && ROWS - grid->height[way % 8] >= length)
                legal[NUMBER(CELL(row, column), form, way)] = 1, found++;
    }
    assert(count && count == found && count == list_moves(moves, list) && SIZE(moves->right[2]) + SIZE(moves->down[2]) < 64);
    for (unsigned n = 0; n < count; n++) {
        Move move = nth_move(moves, n);
        assert(legal[list[n]]-- == 1 && list[n] == NUMBER(move.cell, move.form, move.way));
        assert(move.taken == TAKEN[move.form] << move.cell && !(move.taken & ~room));
    }
}

static void check_tiles(const Game *game, Cells room, int players) {
    int count[7] = {0};
    for (unsigned i = 0; i < game->in_bag; i++) count[game->bag[i]]++;
    for (; room; room &= room - 1) count[game->kind[FIRST(room)]]++;
    for (int seat = 0; seat < players; seat++) {
        Grid grid = grid_of(&game->shelf[seat]);
        FOR_PLACES count[grid.at[row][column]] += grid.at[row][column] != NOTHING;
    }
    for (int kind = 0; kind <= KINDS; kind++) assert(count[kind] == (kind ? 22 : 0));
}

static void check_turn(const Game *game, Cells room, const Shelf *before, const Shelf *shelf, Move move, int players) {
    Moves moves = find_moves(room, before->filled);
    Grid grid = grid_of(before), after = grid_of(shelf);
    check_moves(room, &grid, &moves);
    for (unsigned i = 0, column = move.way % 8, step = move.form % 2 ? DOWN : RIGHT; i < move.form / 2; i++)
        grid.at[5 - grid.height[column]++][column] = game->kind[move.cell + step * ORDER[move.way / 8][i]];
    assert(!memcmp(grid.at, after.at, sizeof grid.at));
    check_goals(game, before, shelf, &after);
    check_tiles(game, room ^ move.taken, players);
}
#endif

/* ---- A game: rounds until a shelf is full, the last one to its end. */
ALWAYS unsigned draw_card(uint64_t *cards, unsigned number) {
    uint64_t below = (1ull << 4 * number) - 1;
    unsigned card = *cards >> 4 * number & 15;
    *cards = (*cards & below) | (*cards >> 4 & ~below);
    return card;
}

ALWAYS Cells deal(Game *game, int players) {
    uint64_t goals = 0xBA9876543210ull, cards = goals, word = random_word(&game->luck);
    memset(game->shelf, 0, players * sizeof(Shelf));
    memcpy(game->bag, ALL_TILES, TILES);
    game->in_bag = TILES;
    game->rounds = game->refills = 0;
    for (int i = 0; i < 2; i++) {
        game->goal[i] = draw_card(&goals, draw(&word, 12 - i));
        game->taken[i] = 0;
        for (int seat = 0; seat < players; seat++) game->shelf[seat].least[i] = GOAL[game->goal[i]].least;
    }
    for (int seat = 0; seat < players; seat++) game->shelf[seat].personal = draw_card(&cards, draw(&word, 12 - seat));
    return fill_room(game, players);
}

ALWAYS Move choose(const Moves *moves, uint64_t word, int listing) {
    static uint16_t list[4096];
    if (!listing) return nth_move(moves, draw(&word, moves->end[3]));
    unsigned number = list[draw(&word, list_moves(moves, list))], form = number >> 6 & 7;
    return (Move){number >> 9, form / 2, form, number & 63, TAKEN[form] << (number >> 9)};
}

ALWAYS Cells turn(Game *game, Cells room, Shelf *shelf, int players, int listing) {
    Moves moves = find_moves(room, shelf->filled);
    Move move = choose(&moves, random_word(&game->luck), listing);
#ifdef CHECK
    Shelf before = *shelf;
#endif
    drop(game, shelf, move);
    take_tokens(game, shelf, players);
#ifdef CHECK
    check_turn(game, room, &before, shelf, move, players);
#endif
    return room ^ move.taken;
}

ALWAYS int must_refill(Cells room) { return !(room & (room >> RIGHT | room >> DOWN)); }

/* A refill, due at the end of a turn, is made at the start of the next one: none follows the last. */
ALWAYS void play_game(Game *game, int players, int listing) {
    Cells room = deal(game, players);
    for (int ending = 0; !ending; game->rounds++) {
#pragma GCC unroll 4
        for (int seat = 0; seat < players; seat++) {
            Shelf *shelf = &game->shelf[seat];
            if (must_refill(room)) room = refill(game, room, players);
            room = turn(game, room, shelf, players, listing);
            if (shelf->tiles == PLACES && !ending) ending = 1, shelf->tokens++;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        const Shelf *shelf = &game->shelf[seat];
        game->score[seat] = shelf->tokens + personal_points(shelf) + group_points(shelf);
    }
}

/* ---- Tables. */
static void make_room(int players) {
    for (int i = 0, n = 0; i < 81; i++) {
        if (ROOM[i / 9][i % 9] == '.' || ROOM[i / 9][i % 9] > '0' + players) continue;
        CELLS[players][n++] = CELL(i / 9, i % 9);
        USED[players] |= 1ull << CELL(i / 9, i % 9);
    }
}

static void make_form(int form) {
    int length = form / 2, step = form % 2 ? DOWN : RIGHT;
    memset(PLACE[form], 64, sizeof PLACE[form]);
    for (int tile = 0; tile < length; tile++) {
        TAKEN[form] |= 1ull << step * tile;
        for (int order = 0; order < ORDERS[length]; order++) PLACE[form][order][tile] = step * ORDER[order][tile];
    }
}

static void make_ways(uint64_t length, int columns) {
    uint64_t row = 32 * length + columns, ways = 0;
    for (int way = 0; way < 8 * ORDERS[length]; way++)
        if (columns >> way % 8 & 1) WAY[row][ways++] = way;
    WAYS[row] = ways | 32 * row << 8 | (ways ? (1 << 18) / ways + 1 : 0) << 24 | 2 * length << 48;
}

static void make_wish(int card, int kind) {
    const char *cell = PERSONAL[card] + 3 * (kind - 1);
    Cells place = 1ull << (UP * ('5' - cell[0]) + cell[1] - '0');
    for (int bit = 0; bit < 3; bit++) WISH[card].plane[bit] |= kind >> bit & 1 ? place : 0;
    WISH[card].filled |= place;
}

static void make_tables(void) {
    for (int players = 2; players <= 4; players++) make_room(players);
    for (int form = 2; form < FORMS; form++) make_form(form);
    for (int row = 32; row < 4 * 32; row++) make_ways(row / 32, row % 32);
    for (int cell = 0; cell < 64; cell++) AT[cell] = (Numbers){0} + (uint16_t)NUMBER(cell, 0, 0);
    for (int tile = 0; tile < TILES; tile++) ALL_TILES[tile] = 1 + tile % KINDS;
    for (uint64_t kind = 1; kind <= KINDS; kind++) FALL[kind] = (kind & 1) | (kind >> 1 & 1) << 20 | kind >> 2 << 40;
    for (int i = 0; i < 12 * KINDS; i++) make_wish(i / KINDS, 1 + i % KINDS);
}

/* ---- Figures and command line. */
typedef struct { double sum, squares; } Figure;
typedef struct { Figure score, turns, refills; long wins[4]; } Tally;

static void add(Figure *figure, double value) { figure->sum += value, figure->squares += value * value; }

static double error_of(Figure figure, double games) {
    return sqrt(figure.squares / games - figure.sum / games * figure.sum / games) / sqrt(games);
}

/* The best score wins, the latest seat in a tie. */
ALWAYS void count_game(const Game *game, int players, Tally *tally) {
    int winner = 0, sum = 0;
    for (int seat = 0; seat < players; seat++) {
        sum += game->score[seat];
        if (game->score[seat] >= game->score[winner]) winner = seat;
    }
    tally->wins[winner]++;
    add(&tally->score, (double)sum / players);
    add(&tally->turns, game->rounds * players);
    add(&tally->refills, game->refills);
}

ALWAYS void play_games(long games, uint64_t seed, int players, int listing, Tally *tally) {
    Game game = {.luck = seed * 0x9E3779B97F4A7C15ull};
    for (long i = 0; i < games; i++) {
        play_game(&game, players, listing);
        count_game(&game, players, tally);
    }
}

#define PLAY(players, listing) \
    APART void play_##players##_##listing(long games, uint64_t seed, Tally *tally) { \
        play_games(games, seed, players, listing, tally); \
    }
PLAY(2, 0) PLAY(2, 1) PLAY(3, 0) PLAY(3, 1) PLAY(4, 0) PLAY(4, 1)
static void (*const PLAYERS[3][2])(long, uint64_t, Tally *) = {
    {play_2_0, play_2_1}, {play_3_0, play_3_1}, {play_4_0, play_4_1}};

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

static void print_figures(int players, long games, const char *mode, double seconds, const Tally *tally) {
    printf("{\"game\": \"my-shelfie\", \"players\": %d, \"mode\": \"%s\", \"games\": %ld, \"turns\": %.0f, "
           "\"cpu_seconds\": %.4f, \"games_per_s\": %.0f, \"turns_per_s\": %.0f, \"turns_per_game\": %.5f, "
           "\"mean_score\": %.5f, \"refills_per_game\": %.5f, \"wins\": [",
           players, mode, games, tally->turns.sum, seconds, games / seconds, tally->turns.sum / seconds,
           tally->turns.sum / games, tally->score.sum / games, tally->refills.sum / games);
    for (int seat = 0; seat < players; seat++) printf("%s%ld", seat ? ", " : "", tally->wins[seat]);
    printf("], \"standard_errors\": {\"turns_per_game\": %.5f, \"mean_score\": %.5f, \"refills_per_game\": %.5f}}\n",
           error_of(tally->turns, games), error_of(tally->score, games), error_of(tally->refills, games));
}

int main(int count, char **words) {
    int players = count == 5 ? atoi(words[1]) : 0, listing = count == 5 && !strcmp(words[4], "list");
    long games = count == 5 ? atol(words[2]) : 0;
    if (players < 2 || players > 4 || games < 1 || (!listing && strcmp(words[4], "playout"))) {
        fprintf(stderr, "usage: my_shelfie PLAYERS GAMES SEED playout|list\n");
        return 2;
    }
    make_tables();
    Tally tally = {0};
    double start = cpu_seconds();
    PLAYERS[players - 2][listing](games, strtoull(words[3], NULL, 10), &tally);
    print_figures(players, games, words[4], cpu_seconds() - start, &tally);
    return 0;
}
