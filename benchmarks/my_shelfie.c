/* Random games of My Shelfie (English edition, two common goals) in plain C: the yardstick for what
 * one readable Python source costs. The design is that of src/casetta/games/my_shelfie, and for the
 * same seed it plays the same games, move by move, as `casetta bench my-shelfie`.
 *     gcc -O3 -march=native -std=c11 -Wall -Wextra -o my_shelfie my_shelfie.c
 *     my_shelfie PLAYERS GAMES SEED playout|list
 */
#define _POSIX_C_SOURCE 199309L
#ifdef __BMI2__
#include <immintrin.h>
#endif
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t Cells; /* A set of cells, one bit each. */

enum { KINDS = 6, TILES_OF_A_KIND = 22, GOALS = 12, PERSONAL_CARDS = 12, COMMON_CARDS = 2 };
enum { ROWS = 6, COLUMNS = 5, ROOM_SIDE = 9, CELL_NUMBERS = 53, MOST_PLAYERS = 4, NOBODY = -1 };
enum { SHAPES = 5, MOST_TILES = 3, COLUMN_SETS = 1 << COLUMNS, MOST_WAYS = 6 * COLUMNS };
enum { MOST_PICKS = 45 + 2 * 90 + 6 * 90, MOST_MOVES = MOST_PICKS * COLUMNS };

/* In the living room a cell is 5 row + 6 column - 18: no step from the edge lands on another cell. */
enum { ROOM_DOWN = 5, ROOM_RIGHT = 6 };
static const char *const ROOM_CELLS[ROOM_SIDE] = {
    "...34....", "...224...", "..32223..", ".42222223", "422222224",
    "32222224.", "..32223..", "...422...", "....43..."};
static Cells used[MOST_PLAYERS + 1]; /* The cells in use with so many players. */

/* On a shelf a cell is 7 column + height; number 6 of each column stays empty. */
enum { UP = 1, RIGHT = 7 };
#define LEFT 0x3Full         /* The leftmost column. */
#define BOTTOM 0x10204081ull /* The lowest row. */
#define FULL (LEFT * BOTTOM)
#define AT(row, column) (1ull << (RIGHT * (column) + ROWS - 1 - (row)))

/* The bag is one number: ten bits for each kind say how many tiles are of that kind or an earlier one. */
#define EACH_KIND 0x4010040100401ull

typedef struct {
    Cells kind[KINDS]; /* The cells that hold a tile of each kind. */
    int tokens[COMMON_CARDS], personal;
} Shelf;

typedef struct {
    uint64_t luck, bag;
    Cells room[3]; /* Bit by bit, the number of the kind on each cell plus one; 0 is an empty cell. */
    int players, turn, end_token, common[COMMON_CARDS], taken[COMMON_CARDS];
    Shelf shelf[MOST_PLAYERS];
} Game;

typedef struct {
    Cells cells;
    int tiles, order[MOST_TILES]; /* The cells in falling order. */
} Pick;

static const int SHAPE_TILES[SHAPES] = {1, 2, 2, 3, 3};
static const int STEP[SHAPES] = {0, ROOM_RIGHT, ROOM_DOWN, ROOM_RIGHT, ROOM_DOWN};
static const int ORDERS[MOST_TILES + 1] = {0, 1, 2, 6}; /* In how many orders so many tiles may fall. */
static const int STACK[MOST_PLAYERS + 1][MOST_PLAYERS] = {{0}, {0}, {8, 4}, {8, 6, 4}, {8, 6, 4, 2}};
static const int PERSONAL_POINTS[KINDS + 1] = {0, 1, 2, 4, 6, 9, 12};
static const int GROUP_POINTS[] = {0, 0, 0, 2, 3, 5, 8}; /* The last serves all larger groups. */
enum { LARGEST = 6 };

#define CARD(cat, book, game, frame, trophy, plant) \
    {AT cat, AT book, AT game, AT frame, AT trophy, AT plant}
static const Cells PERSONAL_CELL[PERSONAL_CARDS][KINDS] = {
    CARD((1, 4), (2, 3), (3, 1), (0, 2), (5, 2), (0, 0)), CARD((2, 0), (3, 4), (2, 2), (5, 4), (4, 3), (1, 1)),
    CARD((3, 1), (5, 0), (1, 3), (1, 0), (3, 4), (2, 2)), CARD((4, 2), (4, 1), (0, 4), (2, 2), (2, 0), (3, 3)),
    CARD((5, 3), (3, 2), (5, 0), (3, 1), (1, 1), (4, 4)), CARD((0, 4), (2, 3), (4, 1), (4, 3), (0, 2), (5, 0)),
    CARD((0, 0), (5, 2), (4, 4), (1, 3), (3, 0), (2, 1)), CARD((1, 1), (4, 3), (5, 3), (0, 4), (2, 2), (3, 0)),
    CARD((2, 2), (3, 4), (0, 2), (5, 0), (4, 1), (4, 4)), CARD((3, 3), (2, 0), (1, 1), (4, 1), (0, 4), (5, 3)),
    CARD((4, 4), (1, 1), (2, 0), (3, 2), (5, 3), (0, 2)), CARD((5, 0), (0, 2), (4, 4), (2, 2), (3, 3), (1, 1))};

static Pick picks[MOST_PICKS];
static uint16_t first_move[SHAPES][CELL_NUMBERS];             /* With a line of this shape from this cell. */
static uint8_t way[MOST_TILES + 1][COLUMN_SETS][MOST_WAYS];   /* The ways to drop a line, from its first move on. */

/* ---- Masks */

static inline int size(Cells cells) { return __builtin_popcountll(cells); }
static inline int first(Cells cells) { return __builtin_ctzll(cells); }
static inline Cells lowest(Cells cells) { return cells & -cells; }
static inline Cells without_lowest(Cells cells) { return cells & (cells - 1); }
static inline bool contains(Cells all, Cells some) { return (all & some) == some; }

/* The number of the n-th cell, counted from the lowest, which is number 0. */
static inline int nth_cell(Cells cells, int n) {
#ifdef __BMI2__
    return first(_pdep_u64(1ull << n, cells));
#else
    while (n--) cells = without_lowest(cells);
    return first(cells);
#endif
}

/* Every place on a shelf that shares a side with one of these cells. */
static inline Cells neighbours(Cells cells) { return cells << UP | cells >> UP | cells << RIGHT | cells >> RIGHT; }

/* The cells that share sides with at least two others of them. */
static inline Cells with_two_neighbours(Cells cells) {
    Cells below = cells << UP, above = cells >> UP, left = cells << RIGHT, right = cells >> RIGHT;
    return cells & ((below & above) | (left & right) | ((below | above) & (left | right)));
}

/* The group of these cells that `group` belongs to: all that touch it, step by step. */
static inline Cells grow(Cells group, Cells cells) {
    for (Cells smaller = 0; smaller != group;) {
        smaller = group;
        group = (group | neighbours(group)) & cells;
    }
    return group;
}

/* ---- Luck: multiply with carry (docs/fairness.md) */

/* A 32-bit word whose every bit depends on every bit of `word`. */
static uint32_t scrambled(uint32_t word) {
    for (int i = 0; i < 3; i++) word = (word >> 16 ^ word) * 0x45D9F3B;
    return word >> 16 ^ word;
}

static uint64_t luck_of(uint64_t seed) {
    uint32_t low = scrambled((uint32_t)seed), high = scrambled(low ^ (uint32_t)(seed >> 32));
    return (uint64_t)(high >> 2) << 32 | low | 1;
}

/* A whole number from 0 to n - 1, each exactly as likely (Lemire 2019). */
static inline int draw(Game *game, uint32_t n) {
    for (;;) {
        uint32_t low = (uint32_t)game->luck, carry = (uint32_t)(game->luck >> 32);
        uint64_t product = (uint64_t)(low ^ carry) * n;
        game->luck = 2147483085ull * low + carry;
        if ((uint32_t)product >= n || (uint32_t)product >= -n % n) return (int)(product >> 32);
    }
}

/* ---- The living room */

static inline Cells tiles_in(const Game *game) { return game->room[0] | game->room[1] | game->room[2]; }

/* The kind of the tile on a cell. */
static inline int kind_on(const Game *game, int cell) {
    const Cells *room = game->room;
    return (int)((room[0] >> cell & 1) + 2 * (room[1] >> cell & 1) + 4 * (room[2] >> cell & 1)) - 1;
}

/* The cells that hold a tile of one kind. */
static inline Cells cells_of(const Game *game, int kind) {
    Cells cells = ~0ull;
    for (int bit = 0; bit < 3; bit++) cells &= (kind + 1) >> bit & 1 ? game->room[bit] : ~game->room[bit];
    return cells;
}

static inline void remove_tiles(Game *game, Cells cells) {
    for (int bit = 0; bit < 3; bit++) game->room[bit] &= ~cells;
}

/* The tiles of which at least one side touches no tile. */
static inline Cells with_a_free_side(Cells tiles) {
    return tiles & ~(tiles << ROOM_DOWN & tiles >> ROOM_DOWN & tiles << ROOM_RIGHT & tiles >> ROOM_RIGHT);
}

static inline bool none_side_by_side(Cells tiles) { return !(tiles & (tiles >> ROOM_DOWN | tiles >> ROOM_RIGHT)); }

/* Draw one tile from the bag; answer the number of its kind plus one. */
static inline uint64_t draw_tile(Game *game, uint64_t *bag, int tiles) {
    uint64_t number = (uint64_t)draw(game, tiles);
    uint64_t passed = ((number * EACH_KIND | EACH_KIND << 9) - *bag) & EACH_KIND << 9;
    *bag -= ~passed >> 9 & EACH_KIND;
    return 1 + size(passed);
}

/* Draw a tile for each cell in use, all empty; with fewer tiles than cells, chance decides which stay empty. */
static void fill_from_bag(Game *game) {
    Cells cells = used[game->players], ones = 0, twos = 0, fours = 0;
    uint64_t bag = game->bag;
    int tiles = bag >> 10 * (KINDS - 1);
    for (int open = size(cells); open; open--, cells = without_lowest(cells)) {
        if (tiles < open && draw(game, open) >= tiles) continue;
        uint64_t sign = draw_tile(game, &bag, tiles--);
        ones |= (sign & 1) << first(cells);
        twos |= (sign >> 1 & 1) << first(cells);
        fours |= (sign >> 2) << first(cells);
    }
    game->room[0] = ones, game->room[1] = twos, game->room[2] = fours;
    game->bag = bag;
}

/* Fill the living room again; what is left goes back into the bag first. */
static void refill(Game *game) {
    for (int kind = 0; kind < KINDS; kind++)
        game->bag += size(cells_of(game, kind)) * (EACH_KIND >> 10 * kind << 10 * kind);
    fill_from_bag(game);
}

/* ---- The shelf */

static inline Cells filled_cells(const Shelf *shelf) {
    Cells filled = 0;
    for (int kind = 0; kind < KINDS; kind++) filled |= shelf->kind[kind];
    return filled;
}

/* The columns that have room for so many tiles, each as its bottom cell. */
static inline Cells open_columns(Cells filled, int tiles) { return ~filled >> (ROWS - tiles) & BOTTOM; }

/* A number below 32 for a set of columns: their bottom cells, bits 0, 7 ... 28, as bits 0 to 4. */
static inline int columns_number(Cells columns) { return columns * 0x1041041 >> 24 & 31; }

/* The cell where a tile dropped into a column comes to lie. */
static inline Cells landing_cell(Cells filled, int column) {
    return (filled + (1ull << RIGHT * column)) & ~filled & LEFT << RIGHT * column;
}

/* The columns that hold any of these cells, each as its bottom cell. */
static inline Cells columns_with(Cells cells) {
    Cells half = cells | cells >> 3;
    return (half | half >> 1 | half >> 2) & BOTTOM;
}

/* The rows that hold any of these cells, each as its leftmost cell. */
static inline Cells rows_with(Cells cells) {
    Cells half = cells | cells >> RIGHT;
    return (half | half >> 2 * RIGHT | cells >> 4 * RIGHT) & LEFT;
}

static inline Cells full_columns(Cells filled) { return filled >> (ROWS - 1) & BOTTOM; }

static inline Cells full_rows(Cells filled) {
    Cells half = filled & filled >> RIGHT;
    return half & half >> 2 * RIGHT & filled >> 4 * RIGHT & LEFT;
}

/* ---- The twelve common goals: whether a shelf shows the pattern */

static inline Cells with_a_like_neighbour(Cells cells) { return cells & neighbours(cells); }

/* The cells that are the lower left one of a square of 2 by 2. */
static inline Cells lower_left_corners(Cells cells) {
    Cells pairs = cells & cells >> UP;
    return pairs & pairs >> RIGHT;
}

/* How many groups of at least so many tiles there are, all types together. */
static int groups_of(const Shelf *shelf, int tiles) {
    int found = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (Cells group, left = with_a_like_neighbour(shelf->kind[kind]); left; left &= ~group) {
            group = grow(lowest(left), left);
            found += size(group) >= tiles;
        }
    return found;
}

/* Euler: there are as many groups as tiles less contacts plus squares, and one more for each hole. */
static bool six_groups_of_two(const Shelf *shelf) {
    int groups = 0;
    bool holes = false;
    for (int kind = 0; kind < KINDS; kind++) {
        Cells tiles = with_a_like_neighbour(shelf->kind[kind]), aside = tiles & tiles >> RIGHT;
        groups += size(tiles) - size(tiles & tiles >> UP) - size(aside) + size(lower_left_corners(tiles));
        holes |= size(tiles) >= 8 && without_lowest(aside & tiles >> 2 * RIGHT);
    }
    return groups >= 6 || (holes && groups_of(shelf, 2) >= 6);
}

/* A group of three or more has a tile with two neighbours, and its tiles are or touch such ones. */
static bool four_groups_of_four(const Shelf *shelf) {
    int most = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        Cells inner = with_two_neighbours(shelf->kind[kind]);
        most += size(shelf->kind[kind] & (inner | neighbours(inner))) / 4;
    }
    return most >= 4 && groups_of(shelf, 4) >= 4;
}

#define CORNERS (AT(0, 0) | AT(0, 4) | AT(5, 0) | AT(5, 4))
static bool four_corners(const Shelf *shelf) {
    for (int kind = 0; kind < KINDS; kind++)
        if (contains(shelf->kind[kind], CORNERS)) return true;
    return false;
}

/* A group that contains more than one square counts once. */
static bool two_squares(const Shelf *shelf) {
    int found = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        Cells cells = shelf->kind[kind];
        for (Cells corners; (corners = lower_left_corners(cells)); found++) cells &= ~grow(lowest(corners), cells);
    }
    return found >= 2;
}

/* How many types lie in each column or row, in binary: the lines whose number has a 1, a 2, a 4. */
typedef struct { Cells ones, twos, fours; } Types;
static inline Types types_in(Cells lines_with(Cells), const Shelf *shelf) {
    Types types = {0, 0, 0};
    for (int kind = 0; kind < KINDS; kind++) {
        Cells lines = lines_with(shelf->kind[kind]), carried = types.ones & lines;
        types = (Types){types.ones ^ lines, types.twos ^ carried, types.fours ^ (types.twos & carried)};
    }
    return types;
}

static bool three_columns_max_three_types(const Shelf *shelf) {
    return size(full_columns(filled_cells(shelf)) & ~types_in(columns_with, shelf).fours) >= 3;
}

static bool four_rows_max_three_types(const Shelf *shelf) {
    return size(full_rows(filled_cells(shelf)) & ~types_in(rows_with, shelf).fours) >= 4;
}

static bool two_columns_all_different(const Shelf *shelf) {
    Types types = types_in(columns_with, shelf);
    return size(types.fours & types.twos) >= 2;
}

static bool two_rows_all_different(const Shelf *shelf) {
    Types types = types_in(rows_with, shelf);
    return size(types.fours & types.ones) >= 2;
}

static bool eight_of_a_type(const Shelf *shelf) {
    for (int kind = 0; kind < KINDS; kind++)
        if (size(shelf->kind[kind]) >= 8) return true;
    return false;
}

static bool diagonal(const Shelf *shelf) {
    const Cells falling = AT(1, 0) | AT(2, 1) | AT(3, 2) | AT(4, 3) | AT(5, 4);
    const Cells rising = AT(5, 0) | AT(4, 1) | AT(3, 2) | AT(2, 3) | AT(1, 4);
    for (int kind = 0; kind < KINDS; kind++) {
        Cells cells = shelf->kind[kind], lower = cells >> UP;
        if (contains(cells, falling) || contains(cells, rising)) return true;
        if (contains(lower, falling) || contains(lower, rising)) return true;
    }
    return false;
}

static bool x_shape(const Shelf *shelf) {
    for (int kind = 0; kind < KINDS; kind++) {
        Cells cells = shelf->kind[kind], sides = cells & cells >> 2 * UP;
        if (sides & sides >> 2 * RIGHT & cells >> (UP + RIGHT)) return true;
    }
    return false;
}

/* Columns of heights 1 to 5 or 5 to 1, or each one higher. */
static bool staircase(const Shelf *shelf) {
    const Cells rising = 1ull | 3ull << 7 | 7ull << 14 | 15ull << 21 | 31ull << 28;
    const Cells falling = 31ull | 15ull << 7 | 7ull << 14 | 3ull << 21 | 1ull << 28;
    Cells filled = filled_cells(shelf), lower = filled >> UP & FULL;
    return filled == rising || filled == falling || (contains(filled, BOTTOM) && (lower == rising || lower == falling));
}

/* Each goal needs at least so many tiles, and tiles on these cells; if not, nobody need look closer. */
static const struct { bool (*holds)(const Shelf *); int fewest; Cells needed; } GOAL[GOALS] = {
    {six_groups_of_two, 12, 0}, {four_groups_of_four, 16, 0}, {four_corners, 12, CORNERS}, {two_squares, 8, 0},
    {three_columns_max_three_types, 18, 0}, {eight_of_a_type, 8, 0}, {diagonal, 15, 0},
    {four_rows_max_three_types, 20, BOTTOM * 15}, {two_columns_all_different, 12, 0},
    {two_rows_all_different, 10, BOTTOM * 3}, {x_shape, 8, 0}, {staircase, 15, 0}};

/* ---- Setup */

/* Draw so many different cards from 0 to 11. */
static void draw_different(Game *game, int number, int *cards) {
    unsigned drawn = 0;
    while (size(drawn) < number) {
        int card = draw(game, GOALS);
        if (drawn >> card & 1) continue;
        cards[size(drawn)] = card;
        drawn |= 1u << card;
    }
}

static void deal(Game *game, int players, uint64_t seed) {
    int personal[MOST_PLAYERS];
    *game = (Game){.luck = luck_of(seed), .players = players, .end_token = NOBODY};
    for (int kind = 0; kind < KINDS; kind++) game->bag += tiles_of(kind, TILES_OF_A_KIND);
    draw_different(game, COMMON_CARDS, game->common);
    draw_different(game, players, personal);
    for (int seat = 0; seat < players; seat++) game->shelf[seat].personal = personal[seat];
    fill_from_bag(game);
}

/* ---- The turn */

/* The lowest cells of all lines of a shape whose tiles are free. */
static inline Cells lines_of(int shape, Cells free) {
    return free & free >> STEP[shape] & free >> STEP[shape] * (SHAPE_TILES[shape] - 1);
}

/* Write the legal moves into `out`; answer how many. */
static int moves(const Game *game, uint16_t *out) {
    Cells free = with_a_free_side(tiles_in(game)), filled = filled_cells(&game->shelf[game->turn]);
    const uint16_t *start = out;
    for (int shape = 0; shape < SHAPES; shape++) {
        int tiles = SHAPE_TILES[shape];
        Cells columns = open_columns(filled, tiles);
        const uint8_t *ways = way[tiles][columns_number(columns)];
        int n_ways = ORDERS[tiles] * size(columns);
        for (Cells lines = lines_of(shape, free); lines; lines = without_lowest(lines), out += n_ways)
            for (int i = 0; i < n_ways; i++) out[i] = first_move[shape][first(lines)] + ways[i];
    }
    return (int)(out - start);
}
