/* Uniformly random games of My Shelfie (English edition), as fast as C can play them.
 *
 *     gcc -O3 -march=native -o my_shelfie my_shelfie.c -lm      (-DCHECK: slow, proves every turn)
 *     my_shelfie PLAYERS GAMES SEED playout|list
 *
 * The yardstick for the rules in Python, and independent of them. One game is played at a time, turn
 * by turn: every tile lies face up before a move is chosen, every token is taken when it is earned.
 */
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
#define SIZE(cells) ((unsigned)__builtin_popcountll(cells))
#define FIRST(cells) ((unsigned)_tzcnt_u64(cells))
#define ALWAYS static inline __attribute__((always_inline)) /* one copy for each number of players */
#define APART static __attribute__((noinline))              /* keeps the registers of the turn free */

/* The living room: cell = 5 row + 6 column - 18. The 45 cells fall on 45 of the bits 0..52, and a
 * step off the board never lands on another cell, so that neighbours are plain shifts. */
enum { DOWN = 5, RIGHT = 6, KINDS = 6, TILES = 22 * KINDS, NOTHING = 0 }; /* kinds are 1..6 */
static const char *const ROOM[9] = {"...34....", "...224...", "..32223..", ".42222223", "422222224",
                                    "32222224.", "..32223..", "...422...", "....43..."};
static const uint8_t CELL_COUNT[5] = {0, 0, 29, 37, 45};
static uint8_t CELLS[5][45], ALL_TILES[TILES];
static Cells USED[5];

/* The shelf: bit = 6 row + column, row 0 at the bottom; the sixth bit of a row stays empty. */
enum { UP = 6, ROWS = 6, COLUMNS = 5 };
#define ROW 0x1Full
#define COLUMN 0x41041041ull
#define FULL (ROW * COLUMN)
#define TOP_ROW (ROW << 5 * UP)
#define CORNERS (0x11ull | 0x11ull << 5 * UP)
#define RISING 0x204081ull  /* the lower four cells of a diagonal of five */
#define FALLING 0x84210ull
#define RISING_STAIRS 0x1061C79Full /* heights 1 2 3 4 5 */
#define FALLING_STAIRS 0x10C73DFull

typedef struct {
    Cells plane[3], filled; /* the cells whose kind has bit 0, bit 1, bit 2; those that hold a tile */
    unsigned tiles;
    uint8_t least[2], tokens, personal; /* tiles before a common goal is looked for, points taken, card */
} Shelf;

typedef struct {
    uint8_t kind[128]; /* the kind on each cell of the room; nothing from 64 on */
    uint8_t bag[TILES + 45];
    unsigned in_bag;
    unsigned goal[2], taken[2]; /* the common goals, the tokens taken from each */
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

/* ---- Setup and refill. */
/* Fill every cell; if the tiles are too few, blanks make up the number, so that chance picks the cells. */
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

/* What is left goes back into the bag first. */
APART Cells refill(Game *game, Cells room, int players) {
    for (; room; room &= room - 1) game->bag[game->in_bag++] = game->kind[FIRST(room)];
    game->refills++;
    return fill_room(game, players);
}

/* Common goals, in the order of the publisher's pictures: none appears on fewer tiles than these. */
static const uint8_t LEAST[12] = {8, 12, 16, 12, 18, 10, 20, 12, 8, 8, 15, 15};
enum { NEVER = 100, SCORED = 255 };

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
        for (int seat = 0; seat < players; seat++) game->shelf[seat].least[i] = LEAST[game->goal[i]];
    }
    for (int seat = 0; seat < players; seat++) game->shelf[seat].personal = draw_card(&cards, draw(&word, 12 - seat));
    return fill_room(game, players);
}

/* ---- Moves: a line of one to three tiles, the order of its tiles, a column.
 * A line has a form, 2 length + (1 if it runs down); moves are numbered form by form, line by line. */
enum { FORMS = 8 };
static const uint8_t ORDERS[4] = {0, 1, 2, 6};
static const uint8_t ORDER[6][3] = {{0, 1, 2}, {1, 0, 2}, {0, 2, 1}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static Cells TAKEN[FORMS];
static uint64_t FALL[KINDS + 1];
static uint8_t PLACE[FORMS][8][4]; /* how far each tile, in order, is from the first cell of the line */
static uint16_t WAY[4][32][32];    /* by length and open columns: the n-th way = order << 3 | column */
static uint64_t WAYS[4][32];       /* the same: number of ways, row of WAY << 8, reciprocal << 24, form << 48 */

typedef struct {
    Cells right[4], down[4]; /* by length: the first cells of the lines that run right, that run down */
    uint64_t ways[4];        /* by length: an entry of WAYS */
    unsigned end[4];         /* by length: the number after the last move */
} Moves;

typedef struct { unsigned cell, length, form, way; Cells taken; } Move;
#define NUMBER(cell, form, way) ((cell) << 9 | (form) << 6 | (way))

/* Tiles with at least one side free before the turn begins. */
ALWAYS Cells free_tiles(Cells room) {
    return room & ~(room << RIGHT & room >> RIGHT & room << DOWN & room >> DOWN);
}

ALWAYS uint64_t ways_of(unsigned length, Cells filled) { return WAYS[length][~filled >> UP * (ROWS - length) & ROW]; }

ALWAYS Moves find_moves(Cells room, Cells filled) {
    Cells free = free_tiles(room), right = free & free >> RIGHT, down = free & free >> DOWN;
    Moves moves = {{0, free, right, right & right >> RIGHT}, {0, 0, down, down & down >> DOWN}, {0}, {0}};
#pragma GCC unroll 3
    for (int length = 1; length <= 3; length++) {
        moves.ways[length] = ways_of(length, filled);
        moves.end[length] = moves.end[length - 1] +
            (uint8_t)moves.ways[length] * (SIZE(moves.right[length]) + SIZE(moves.down[length]));
    }
    return moves;
}

/* The n-th move, without a jump, which would be mispredicted half of the time: the masks say whether n comes
 * before the pairs, before the threes. Every three begins where a pair begins, every pair with a single tile. */
ALWAYS Move nth_move(const Moves *moves, unsigned n) {
    uint64_t one = ((int64_t)n - moves->end[1]) >> 63, two = ((int64_t)n - moves->end[2]) >> 63;
    uint64_t ways = moves->ways[3] ^ ((moves->ways[3] ^ moves->ways[2]) & two) ^ ((moves->ways[2] ^ moves->ways[1]) & one);
    unsigned start = (moves->end[1] & ~one) + ((moves->end[2] - moves->end[1]) & ~two);
    unsigned rest = n - start, line = rest * (ways >> 24 & 0xFFFFFF) >> 18;
    Cells right = moves->right[3] | (moves->right[2] & two) | (moves->right[1] & one);
    Cells down = (moves->down[3] | (moves->down[2] & two)) & ~one;
    Cells runs_right = _pdep_u64(1ull << line, right), runs_down = _pdep_u64(1ull << line >> SIZE(right), down);
    unsigned form = ways >> 48, way = ((uint16_t *)WAY)[(uint16_t)(ways >> 8) + rest - line * (uint8_t)ways];
    return (Move){FIRST(runs_right | runs_down), ways >> 49, form + (runs_down != 0), way, runs_right * TAKEN[form] | runs_down * TAKEN[form + 1]};
}

/* Write the ways of each line, some lines at a time; what is written too much is overwritten. */
typedef uint16_t Numbers __attribute__((vector_size(32), aligned(2), may_alias));
static Numbers AT[65]; /* sixteen times the number of a cell */

ALWAYS uint16_t *list_form(uint16_t *list, Cells lines, unsigned form, unsigned ways, const uint16_t *way) {
    uint16_t *end = list + ways * SIZE(lines);
    Numbers some = *(const Numbers *)way + (uint16_t)(form << 6), more = *(const Numbers *)(way + 16) + (uint16_t)(form << 6);
    do {
#pragma GCC unroll 4
        for (int i = 0; i < (form < 6 ? 4 : 2); i++, list += ways, lines &= lines - 1) {
            Numbers at = AT[FIRST(lines)];
            *(Numbers *)list = some + at;
            if (form >= 6) *(Numbers *)(list + 16) = more + at;
        }
    } while (list < end);
    return end;
}

ALWAYS unsigned list_moves(const Moves *moves, uint16_t *list) {
    uint16_t *end = list;
#pragma GCC unroll 3
    for (int length = 1; length <= 3; length++) {
        unsigned ways = (uint8_t)moves->ways[length];
        const uint16_t *way = (uint16_t *)WAY + (uint16_t)(moves->ways[length] >> 8);
        end = list_form(end, moves->right[length], 2 * length, ways, way);
        if (length > 1) end = list_form(end, moves->down[length], 2 * length + 1, ways, way);
    }
    return end - list;
}

/* Drop the tiles of a line into the column.
 * FALL holds the three bits of a kind 20 bits apart, with room for three tiles, one above the other, between them. */
ALWAYS void drop(const Game *game, Shelf *shelf, Move move) {
    const uint8_t *place = PLACE[move.form][move.way >> 3], *kind = game->kind + move.cell;
    uint64_t tiles = FALL[kind[place[0]]] | FALL[kind[place[1]]] << UP | FALL[kind[place[2]]] << 2 * UP;
    unsigned column = move.way & 7, lowest = FIRST(~shelf->filled & COLUMN << column);
    shelf->plane[0] |= (tiles & 0x1041) << lowest;
    shelf->plane[1] |= (tiles >> 20 & 0x1041) << lowest;
    shelf->plane[2] |= (tiles >> 40) << lowest;
    shelf->filled = shelf->plane[0] | shelf->plane[1] | shelf->plane[2];
    shelf->tiles += move.length;
}

/* ---- Groups. Two masks say which neighbours are of one kind; all kinds are treated at once. */
typedef struct { Cells right, up; } Same; /* cells like their neighbour to the right, like the one above */

/* The filled cells that hold the same kind as the cell some bits further. */
ALWAYS Cells like(const Shelf *shelf, int bits) {
    const Cells *plane = shelf->plane;
    return shelf->filled & ~((plane[0] ^ plane[0] >> bits) | (plane[1] ^ plane[1] >> bits) | (plane[2] ^ plane[2] >> bits));
}

ALWAYS Same same_kind(const Shelf *shelf) { return (Same){like(shelf, 1), like(shelf, UP)}; }

ALWAYS Cells touching(Cells cells, Same same) {
    return (cells & same.right) << 1 | (cells >> 1 & same.right) | (cells & same.up) << UP | (cells >> UP & same.up);
}

ALWAYS Cells group_of(Cells cells, Same same) {
    for (Cells before = 0; cells != before;) {
        before = cells;
        cells |= touching(cells, same);
        cells |= touching(cells, same);
    }
    return cells;
}

/* Cells with two or more neighbours of their kind; only groups of three or more have any. */
ALWAYS Cells inner(Same same) {
    Cells across = same.right & same.right << 1, along = same.up & same.up << UP;
    return across | along | ((same.right | same.right << 1) & (same.up | same.up << UP));
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
        group = group_of(left & -left, same);
        points += GROUP_POINTS[SIZE(group) < 6 ? SIZE(group) : 6];
    }
    return points;
}

APART int groups_of_at_least(unsigned least, Cells left, Same same) {
    int groups = 0;
    for (Cells group; left; left &= ~group) {
        group = group_of(left & -left, same);
        groups += SIZE(group) >= least;
    }
    return groups;
}

/* Euler: groups = tiles - contacts + squares + holes; a hole has tiles of one kind round two corners. */
ALWAYS int may_have_holes(Same same) {
    Cells threes = same.right & same.right >> 1;
    return (threes & same.up << UP) && (threes & same.up);
}

/* Each common goal answers how many more tiles it needs at least: 0 if the shelf shows it, NEVER if it is spoiled. */
APART unsigned six_groups_of_two(const Shelf *shelf) {
    Same same = same_kind(shelf);
    Cells paired = same.right | same.right << 1 | same.up | same.up << UP;
    int groups = SIZE(paired) - SIZE(same.right) - SIZE(same.up) + SIZE(squares(same));
    if (may_have_holes(same)) groups = groups_of_at_least(2, paired, same);
    return groups < 6 ? 6 - groups : 0;
}

APART unsigned four_groups_of_four(const Shelf *shelf) {
    Same same = same_kind(shelf);
    Cells inside = inner(same), large = inside | touching(inside, same);
    int contacts = SIZE(same.right & large) + SIZE(same.up & large);
    int groups = SIZE(large) - contacts + SIZE(squares(same)) - SIZE(middles_of_three(same, inside));
    if (may_have_holes(same)) groups = groups_of_at_least(4, large, same);
    return groups < 4 ? 4 - groups : 0;
}

APART int lie_in_two_groups(Cells cells, Same same) { return (cells & ~group_of(cells & -cells, same)) != 0; }

/* Three tiles of a square wait for the fourth; any other square that is not there needs two or more. */
APART unsigned two_squares(const Shelf *shelf) {
    Same same = same_kind(shelf);
    Cells all = squares(same), empty = ~shelf->filled;
    Cells waiting = same.up & ((same.right & empty >> (UP + 1)) | (same.right << 1 & empty >> (UP - 1)));
    unsigned one = waiting ? 1 : 2, two = one + (SIZE(waiting) < 2) + 1;
    return !all ? two : SIZE(all) >= 2 && lie_in_two_groups(all, same) ? 0 : one;
}

/* ---- Rows and columns: how many kinds each holds, in binary, a mask for each bit of the number. */
typedef struct { Cells ones, twos, fours; } Kinds;

ALWAYS Cells onto_bottom(Cells cells) {
    Cells half = cells | cells >> 3 * UP;
    return (half | half >> UP | half >> 2 * UP) & ROW;
}

ALWAYS Cells onto_left(Cells cells) {
    Cells two = cells | cells >> 1;
    return (two | two >> 2 | cells >> 4) & COLUMN;
}

ALWAYS Cells without_lowest(Cells cells) { return cells & (cells - 1); }

/* Empty cells up to the row: rows are filled from the bottom. */
ALWAYS unsigned missing_for_rows(Cells row, Cells filled) { return row ? SIZE(FULL & ~filled & ((row & -row) << 5) - 1) : NEVER; }

/* In each row, take away the leftmost tile. */
ALWAYS Cells without_leftmost(Cells cells) { return cells & (cells - onto_left(cells)); }

ALWAYS void count_kind(Kinds *count, Cells held) {
    count->fours |= count->twos & count->ones & held;
    count->twos ^= count->ones & held;
    count->ones ^= held;
}

ALWAYS Cells of_kind(const Shelf *shelf, int kind) {
    const Cells *plane = shelf->plane;
    return (kind & 1 ? plane[0] : ~plane[0]) & (kind & 2 ? plane[1] : ~plane[1]) & (kind & 4 ? plane[2] : ~plane[2]);
}

ALWAYS Kinds kinds_in_columns(const Shelf *shelf) {
    Kinds count = {0, 0, 0};
#pragma GCC unroll 6
    for (int kind = 1; kind <= KINDS; kind++) count_kind(&count, onto_bottom(of_kind(shelf, kind)));
    return count;
}

ALWAYS Kinds kinds_in_rows(const Shelf *shelf) {
    Kinds count = {0, 0, 0};
#pragma GCC unroll 6
    for (int kind = 1; kind <= KINDS; kind++) count_kind(&count, onto_left(of_kind(shelf, kind)));
    return count;
}

/* The tallest two or three columns that are not spoiled have, in each row, two or three tiles at most. */
APART unsigned two_columns_all_different(const Shelf *shelf) {
    Cells twice = like(shelf, UP) | like(shelf, 2 * UP) | like(shelf, 3 * UP) | like(shelf, 4 * UP) | like(shelf, 5 * UP);
    Cells left = ROW & ~onto_bottom(twice), tiles = shelf->filled & left * COLUMN;
    unsigned missing = 12 - SIZE(onto_left(tiles)) - SIZE(onto_left(without_leftmost(tiles)));
    return SIZE(left) < 2 ? NEVER : missing;
}

APART unsigned three_columns_max_three_types(const Shelf *shelf) {
    Cells left = ROW & ~kinds_in_columns(shelf).fours, tiles = shelf->filled & left * COLUMN;
    Cells second = without_leftmost(tiles), third = without_leftmost(second);
    unsigned missing = 18 - SIZE(onto_left(tiles)) - SIZE(onto_left(second)) - SIZE(onto_left(third));
    return SIZE(left) < 3 ? NEVER : missing;
}

APART unsigned two_rows_all_different(const Shelf *shelf) {
    Cells twice = like(shelf, 1) | (like(shelf, 2) & 0x7 * COLUMN) | (like(shelf, 3) & 0x3 * COLUMN) | (like(shelf, 4) & COLUMN);
    return missing_for_rows(without_lowest(COLUMN & ~onto_left(twice)), shelf->filled);
}

APART unsigned four_rows_max_three_types(const Shelf *shelf) {
    Cells left = COLUMN & ~kinds_in_rows(shelf).fours;
    return missing_for_rows(without_lowest(without_lowest(without_lowest(left))), shelf->filled);
}

/* ---- Figures of one kind. */
APART unsigned four_corners(const Shelf *shelf) {
    Cells there = shelf->filled & CORNERS, differ = 0;
    for (int bit = 0; bit < 3; bit++) differ |= (shelf->plane[bit] & there) && (~shelf->plane[bit] & there);
    return differ ? NEVER : SIZE(0x11 * COLUMN & ~shelf->filled);
}

APART unsigned eight_of_a_type(const Shelf *shelf) {
    unsigned most = 0;
#pragma GCC unroll 6
    for (int kind = 1; kind <= KINDS; kind++) {
        unsigned tiles = SIZE(of_kind(shelf, kind));
        most = tiles > most ? tiles : most;
    }
    return most < 8 ? 8 - most : 0;
}

/* Neighbours along a diagonal that are both there and differ. */
ALWAYS Cells unlike(const Shelf *shelf, int bits) { return shelf->filled & shelf->filled >> bits & ~like(shelf, bits); }

/* For each place of an X: how many of its five cells are filled, in binary. */
APART unsigned x_shape(const Shelf *shelf) {
    Cells rising = unlike(shelf, UP + 1), falling = unlike(shelf, UP - 1), filled = shelf->filled;
    Cells left = 0x7 * 0x41041 & ~(rising | rising >> (UP + 1) | falling >> 2 | falling >> (UP + 1));
    Kinds count = {0, 0, 0};
    count_kind(&count, filled), count_kind(&count, filled >> 2), count_kind(&count, filled >> (UP + 1));
    count_kind(&count, filled >> 2 * UP), count_kind(&count, filled >> (2 * UP + 2));
    if (left & count.fours) return !(left & count.fours & count.ones);
    return !left ? NEVER : left & count.twos ? 2 + !(left & count.twos & count.ones) : 4;
}

/* A diagonal needs every cell of the stairs below it. */
ALWAYS unsigned missing_for_diagonal(Cells spoiled, Cells stairs, Cells filled) {
    return spoiled ? NEVER : SIZE(stairs & ~filled);
}

ALWAYS unsigned fewer(unsigned first, unsigned second) { return first < second ? first : second; }

APART unsigned diagonal(const Shelf *shelf) {
    Cells rising = unlike(shelf, UP + 1), falling = unlike(shelf, UP - 1), filled = shelf->filled;
    return fewer(fewer(missing_for_diagonal(rising & RISING, RISING_STAIRS, filled),
                       missing_for_diagonal(rising & RISING << UP, RISING_STAIRS << UP | ROW, filled)),
                 fewer(missing_for_diagonal(falling & FALLING, FALLING_STAIRS, filled),
                       missing_for_diagonal(falling & FALLING << UP, FALLING_STAIRS << UP | ROW, filled)));
}

APART unsigned staircase(const Shelf *shelf) {
    Cells filled = shelf->filled;
    return fewer(fewer(missing_for_diagonal(filled & ~RISING_STAIRS, RISING_STAIRS, filled),
                       missing_for_diagonal(filled & ~(RISING_STAIRS << UP | ROW), RISING_STAIRS << UP | ROW, filled)),
                 fewer(missing_for_diagonal(filled & ~FALLING_STAIRS, FALLING_STAIRS, filled),
                       missing_for_diagonal(filled & ~(FALLING_STAIRS << UP | ROW), FALLING_STAIRS << UP | ROW, filled)));
}

/* ---- Common goals. */
static unsigned (*const MISSING[12])(const Shelf *) = {
    two_squares, two_columns_all_different, four_groups_of_four, six_groups_of_two, three_columns_max_three_types,
    two_rows_all_different, four_rows_max_three_types, four_corners, eight_of_a_type, x_shape, diagonal, staircase};
static const uint8_t TOKENS[5][4] = {{0}, {0}, {8, 4}, {8, 6, 4}, {8, 6, 4, 2}};

ALWAYS void take_tokens(Game *game, Shelf *shelf, int players) {
    unsigned tiles = shelf->tiles;
#pragma GCC unroll 2
    for (int i = 0; i < 2; i++) {
        if (tiles < shelf->least[i]) continue;
        unsigned missing = MISSING[game->goal[i]](shelf);
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
    const Shelf *wish = &WISH[shelf->personal];
    Cells differ = 0;
    for (int bit = 0; bit < 3; bit++) differ |= shelf->plane[bit] ^ wish->plane[bit];
    return PERSONAL_POINTS[SIZE(wish->filled & ~differ)];
}

/* ---- A game: rounds until a shelf is full, the last one to its end. */
ALWAYS Move choose(const Moves *moves, uint64_t word, int listing) {
    static uint16_t list[4096];
    if (!listing) return nth_move(moves, draw(&word, moves->end[3]));
    unsigned number = list[draw(&word, list_moves(moves, list))];
    unsigned cell = number >> 9, form = number >> 6 & 7;
    return (Move){cell, form / 2, form, number & 63, TAKEN[form] << cell};
}

/* ---- The slow proof of every turn, on plain grids (row 0 on top, 0 = empty). */
#ifdef CHECK
typedef struct { int at[ROWS][COLUMNS], size[ROWS][COLUMNS], squares[30], sizes[30], groups; } Grid;

static int flood(Grid *grid, int row, int column, int kind, int group) {
    if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return 0;
    if (grid->size[row][column] || !kind || grid->at[row][column] != kind) return 0;
    grid->size[row][column] = group;
    return 1 + flood(grid, row - 1, column, kind, group) + flood(grid, row + 1, column, kind, group) +
           flood(grid, row, column - 1, kind, group) + flood(grid, row, column + 1, kind, group);
}

static Grid grid_of(const Shelf *shelf) {
    Grid grid = {0};
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++)
            for (int bit = 0; bit < 3; bit++)
                grid.at[row][column] |= (shelf->plane[bit] >> ((5 - row) * UP + column) & 1) << bit;
    for (int cell = 0; cell < 30; cell++) {
        int size = flood(&grid, cell / 5, cell % 5, grid.at[cell / 5][cell % 5], grid.groups + 1);
        if (size) grid.sizes[grid.groups++] = size;
    }
    for (int r = 0; r < ROWS - 1; r++)
        for (int c = 0; c < COLUMNS - 1; c++) {
            int kind = grid.at[r][c];
            if (kind && grid.at[r][c + 1] == kind && grid.at[r + 1][c] == kind && grid.at[r + 1][c + 1] == kind)
                grid.squares[grid.size[r][c] - 1] = 1;
        }
    return grid;
}

static int alike(const Grid *grid, int row, int column, const int (*steps)[2], int count) {
    for (int i = 0; i < count; i++) {
        int r = row + steps[i][0], c = column + steps[i][1];
        if (r < 0 || r >= ROWS || c < 0 || c >= COLUMNS || !grid->at[row][column]) return 0;
        if (grid->at[r][c] != grid->at[row][column]) return 0;
    }
    return 1;
}

/* Lines (columns or rows) that are full and hold from `least` to `most` kinds. */
static int lines_with(const Grid *grid, int rows, int least, int most) {
    int lines = 0;
    for (int line = 0; line < (rows ? ROWS : COLUMNS); line++) {
        int seen[7] = {0}, kinds = 0;
        for (int i = 0; i < (rows ? COLUMNS : ROWS); i++) seen[rows ? grid->at[line][i] : grid->at[i][line]] = 1;
        for (int kind = 1; kind <= KINDS; kind++) kinds += seen[kind];
        lines += !seen[0] && kinds >= least && kinds <= most;
    }
    return lines;
}

static int height(const Grid *grid, int column) {
    int height = 0;
    for (int row = 0; row < ROWS; row++) height += grid->at[row][column] != 0;
    return height;
}

static int shows(const Grid *grid, int goal) {
    static const int CORNER[3][2] = {{0, 4}, {5, 0}, {5, 4}}, CROSS[4][2] = {{0, 2}, {1, 1}, {2, 0}, {2, 2}},
                     FALL_RIGHT[4][2] = {{1, 1}, {2, 2}, {3, 3}, {4, 4}}, FALL_LEFT[4][2] = {{1, -1}, {2, -2}, {3, -3}, {4, -4}};
    int two = 0, four = 0, squares = 0, kinds[7] = {0}, eight = 0, x = 0, diagonals = 0, up = 1, down = 1;
    for (int i = 0; i < grid->groups; i++) two += grid->sizes[i] >= 2, four += grid->sizes[i] >= 4, squares += grid->squares[i];
    for (int cell = 0; cell < 30; cell++) {
        int row = cell / 5, column = cell % 5;
        eight |= ++kinds[grid->at[row][column]] >= 8 && grid->at[row][column];
        x |= alike(grid, row, column, CROSS, 4);
        diagonals |= alike(grid, row, column, FALL_RIGHT, 4) || alike(grid, row, column, FALL_LEFT, 4);
    }
    for (int c = 1; c < COLUMNS; c++) {
        up &= height(grid, c) == height(grid, c - 1) + 1;
        down &= height(grid, c) == height(grid, c - 1) - 1;
    }
    int stairs = (up && height(grid, 0)) || (down && height(grid, 4));
    int answers[12] = {squares >= 2, lines_with(grid, 0, 6, 6) >= 2, four >= 4, two >= 6, lines_with(grid, 0, 1, 3) >= 3,
                       lines_with(grid, 1, 5, 5) >= 2, lines_with(grid, 1, 1, 3) >= 4, alike(grid, 0, 0, CORNER, 3), eight, x,
                       diagonals, stairs};
    return answers[goal];
}

static void check_points(const Shelf *shelf, const Grid *grid) {
    int groups = 0, matches = 0;
    for (int i = 0; i < grid->groups; i++) groups += GROUP_POINTS[grid->sizes[i] > 6 ? 6 : grid->sizes[i]];
    for (int kind = 1; kind <= KINDS; kind++) {
        const char *cell = PERSONAL[shelf->personal] + 3 * (kind - 1);
        matches += grid->at[cell[0] - '0'][cell[1] - '0'] == kind;
    }
    assert(groups == group_points(shelf) && PERSONAL_POINTS[matches] == personal_points(shelf));
}

static int tile_at(Cells room, int row, int column) {
    if (row < 0 || row > 8 || column < 0 || column > 8 || ROOM[row][column] == '.') return 0;
    return room >> (DOWN * row + RIGHT * column - 18) & 1;
}

static int may_take(Cells room, int row, int column) {
    return tile_at(room, row, column) && !(tile_at(room, row - 1, column) && tile_at(room, row + 1, column) &&
                                           tile_at(room, row, column - 1) && tile_at(room, row, column + 1));
}

static unsigned mark_moves(Cells room, const Grid *grid, uint8_t *legal) {
    unsigned found = 0;
    for (int form = 2; form < FORMS; form++)
        for (int cell = 0; cell < 81; cell++) {
            int length = form / 2, down = form % 2, row = cell / 9, column = cell % 9, may = form != 3;
            for (int i = 0; i < length; i++) may &= may_take(room, row + i * down, column + i * !down);
            for (int way = 0; may && way < 8 * ORDERS[length]; way++)
                if (way % 8 < COLUMNS && ROWS - height(grid, way % 8) >= length)
                    legal[NUMBER(DOWN * row + RIGHT * column - 18, form, way)] = 1, found++;
        }
    return found;
}

static void check_moves(Cells room, const Grid *grid, const Moves *moves) {
    static uint8_t legal[1 << 15];
    static uint16_t list[4096];
    memset(legal, 0, sizeof legal);
    unsigned count = moves->end[3];
    assert(SIZE(moves->right[2]) + SIZE(moves->down[2]) < 64 && count && count == mark_moves(room, grid, legal) && count == list_moves(moves, list));
    for (unsigned n = 0; n < count; n++) {
        Move move = nth_move(moves, n);
        assert(legal[list[n]]-- == 1 && list[n] == NUMBER(move.cell, move.form, move.way));
    }
}

/* Drop the tiles into the grid one by one, and compare. */
static void check_drop(const Game *game, Grid grid, const Grid *after, Move move) {
    for (unsigned i = 0, column = move.way % 8; i < move.form / 2; i++)
        grid.at[5 - height(&grid, column)][column] =
            game->kind[move.cell + (move.form % 2 ? DOWN : RIGHT) * ORDER[move.way / 8][i]];
    assert(!memcmp(grid.at, after->at, sizeof grid.at));
}

static void check_tiles(const Game *game, Cells room, int players) {
    int count[7] = {0};
    for (unsigned i = 0; i < game->in_bag; i++) count[game->bag[i]]++;
    for (; room; room &= room - 1) count[game->kind[FIRST(room)]]++;
    for (int seat = 0; seat < players; seat++) {
        Grid grid = grid_of(&game->shelf[seat]);
        for (int cell = 0; cell < 30; cell++) count[grid.at[cell / 5][cell % 5]] += grid.at[cell / 5][cell % 5] != 0;
    }
    for (int kind = 0; kind <= KINDS; kind++) assert(count[kind] == (kind ? 22 : 0));
}

static void check_goals(const Game *game, const Shelf *shelf, const Grid *grid, const uint8_t *least) {
    for (int i = 0; i < 2; i++)
        if (least[i] != SCORED) assert(shows(grid, game->goal[i]) == (shelf->least[i] == SCORED));
    for (int goal = 0; goal < 12; goal++) {
        assert(shows(grid, goal) == !MISSING[goal](shelf));
        assert(shelf->tiles == SIZE(shelf->filled));
        assert(!shows(grid, goal) || SIZE(shelf->filled) >= LEAST[goal]);
    }
    check_points(shelf, grid);
}
#endif

ALWAYS Cells turn(Game *game, Cells room, Shelf *shelf, int players, int listing) {
    Moves moves = find_moves(room, shelf->filled);
    Move move = choose(&moves, random_word(&game->luck), listing);
#ifdef CHECK
    Grid before = grid_of(shelf);
    uint8_t least[2] = {shelf->least[0], shelf->least[1]};
    check_moves(room, &before, &moves);
#endif
    drop(game, shelf, move);
    take_tokens(game, shelf, players);
    room ^= move.taken;
#ifdef CHECK
    Grid after = grid_of(shelf);
    check_drop(game, before, &after, move);
    check_goals(game, shelf, &after, least);
    check_tiles(game, room, players);
#endif
    return room;
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
            if (shelf->tiles == 30 && !ending) ending = 1, shelf->tokens++;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        const Shelf *shelf = &game->shelf[seat];
        game->score[seat] = shelf->tokens + personal_points(shelf) + group_points(shelf);
    }
}

/* ---- Tables. */
static void make_room(int players) {
    for (int row = 0, n = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            if (ROOM[row][column] == '.' || ROOM[row][column] > '0' + players) continue;
            CELLS[players][n] = DOWN * row + RIGHT * column - 18;
            USED[players] |= 1ull << CELLS[players][n++];
        }
}

static void make_form(int form) {
    memset(PLACE[form], 64, sizeof PLACE[form]);
    int length = form / 2, step = form % 2 ? DOWN : RIGHT;
    for (int tile = 0; tile < length; tile++) {
        TAKEN[form] |= 1ull << step * tile;
        for (int order = 0; order < ORDERS[length]; order++) PLACE[form][order][tile] = step * ORDER[order][tile];
    }
    for (int columns = 0; columns < 32; columns++) {
        for (int order = 0, n = 0; order < ORDERS[length]; order++)
            for (int column = 0; column < COLUMNS; column++)
                if (columns >> column & 1) WAY[length][columns][n++] = order << 3 | column;
        uint64_t ways = ORDERS[length] * SIZE(columns), row = (length * 32 + columns) * 32;
        if (form % 2 == 0 && ways) WAYS[length][columns] = ways | row << 8 | ((1u << 18) / ways + 1) << 24 | (uint64_t)form << 48;
    }
}

static void make_tables(void) {
    for (unsigned cell = 0; cell < 64; cell++) AT[cell] = (Numbers){0} + (uint16_t)(cell << 9);
    for (int players = 2; players <= 4; players++) make_room(players);
    for (int form = 2; form < FORMS; form++) make_form(form);
    for (int tile = 0; tile < TILES; tile++) ALL_TILES[tile] = 1 + tile % KINDS;
    for (uint64_t kind = 1; kind <= KINDS; kind++) FALL[kind] = (kind & 1) | (kind >> 1 & 1) << 20 | kind >> 2 << 40;
    for (int card = 0; card < 12; card++)
        for (int kind = 1; kind <= KINDS; kind++) {
            const char *cell = PERSONAL[card] + 3 * kind - 3;
            Cells wished = 1ull << (UP * ('5' - cell[0]) + cell[1] - '0');
            for (int bit = 0; bit < 3; bit++) WISH[card].plane[bit] |= kind >> bit & 1 ? wished : 0;
            WISH[card].filled |= wished;
        }
}

/* ---- Figures and command line. */
typedef struct { double sum, squares; } Figure;
typedef struct { Figure score, turns, refills; long wins[4]; } Tally;

static void add(Figure *figure, double value) { figure->sum += value, figure->squares += value * value; }

static double error_of(Figure figure, double games) {
    double mean = figure.sum / games;
    return sqrt((figure.squares / games - mean * mean) / games);
}

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
