/* Random games of My Shelfie (English edition, two common goals) in plain C: the yardstick for what one readable
 * Python source costs. The design is that of src/casetta/games/my_shelfie, and for the same seed the same games
 * are played, move by move, as by `casetta bench my-shelfie`.
 *     gcc -O3 -march=native -std=c11 -Wall -Wextra -o my_shelfie my_shelfie.c
 *     my_shelfie PLAYERS GAMES SEED playout|list */
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

enum { KINDS = 6, TILES_OF_A_KIND = 22, GOALS = 12, PERSONAL_CARDS = 12, COMMON_CARDS = 2, MOST_SEATS = 4, NOBODY = -1 };
enum { SHAPES = 5, MOST_TILES = 3, ROWS = 6, COLUMNS = 5, COLUMN_SETS = 1 << COLUMNS, MOST_WAYS = 6 * COLUMNS };

/* In the living room a cell is 5 row + 6 column - 18: no step from the edge lands on another cell. */
enum { ROOM_DOWN = 5, ROOM_RIGHT = 6, ROOM_SIDE = 9, CELL_NUMBERS = 53, MOST_PICKS = 1024 };
static const char *const ROOM_CELLS[ROOM_SIDE] = {"...34....", "...224...", "..32223..", ".42222223", "422222224",
                                                  "32222224.", "..32223..", "...422...", "....43..."};

/* On a shelf a cell is 7 column + height, and number 6 of each column stays empty. */
enum { UP = 1, RIGHT = 7 };
#define LEFT 0x3Full         /* The leftmost column. */
#define BOTTOM 0x10204081ull /* The lowest row. */
#define FULL (LEFT * BOTTOM)
#define AT(row, column) (1ull << (RIGHT * (column) + ROWS - 1 - (row))) /* Row 0 is the top one. */

/* The bag is one number: ten bits for each kind say how many tiles are of that kind or an earlier one. */
#define EACH_KIND 0x4010040100401ull

typedef struct {
    Cells kind[KINDS]; /* The cells that hold a tile of each kind. */
    int token[COMMON_CARDS], personal;
} Shelf;

typedef struct {
    uint64_t luck, bag;
    Cells room[3]; /* Bit by bit, the number of the kind on each cell plus one; 0 is an empty cell. */
    int seats, turn, end_token, common[COMMON_CARDS], taken[COMMON_CARDS];
    Shelf shelf[MOST_SEATS];
} Game;

typedef struct {
    Cells cells;
    int tiles, order[MOST_TILES]; /* The cells in falling order. */
} Pick;

static const int SHAPE_TILES[SHAPES] = {1, 2, 2, 3, 3};
static const int STEP[SHAPES] = {0, ROOM_RIGHT, ROOM_DOWN, ROOM_RIGHT, ROOM_DOWN};
static const int ORDERS[MOST_TILES + 1] = {0, 1, 2, 6}; /* In how many orders so many tiles may fall. */
static const char *const ORDER[MOST_TILES + 1] = {"", "0", "01 10", "012 021 102 120 201 210"};
static const int STACK[MOST_SEATS + 1][MOST_SEATS] = {{0}, {0}, {8, 4}, {8, 6, 4}, {8, 6, 4, 2}};
static const int PERSONAL_POINTS[KINDS + 1] = {0, 1, 2, 4, 6, 9, 12};
static const int GROUP_POINTS[7] = {0, 0, 0, 2, 3, 5, 8}; /* The last serves all larger groups. */

/* The personal goal cards: row and column of cat, book, game, frame, trophy, plant. */
static const char *const PERSONAL[PERSONAL_CARDS] = {
    "14 23 31 02 52 00", "20 34 22 54 43 11", "31 50 13 10 34 22", "42 41 04 22 20 33",
    "53 32 50 31 11 44", "04 23 41 43 02 50", "00 52 44 13 30 21", "11 43 53 04 22 30",
    "22 34 02 50 41 44", "33 20 11 41 04 53", "44 11 20 32 53 02", "50 02 44 22 33 11"};

static Cells used[MOST_SEATS + 1];                          /* The cells in use with so many players. */
static Cells personal_cell[PERSONAL_CARDS][KINDS];          /* Where each card shows each kind. */
static Pick picks[MOST_PICKS];
static uint16_t first_move[SHAPES][CELL_NUMBERS];           /* The first move with a line, by its lowest cell. */
static uint8_t way[MOST_TILES + 1][COLUMN_SETS][MOST_WAYS]; /* The moves with a line, counted from its first. */

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

/* The group of `cells` that `seed` belongs to: all that touch it, step by step. */
static inline Cells grow(Cells seed, Cells cells) {
    for (Cells larger;; seed = larger) {
        larger = (seed | neighbours(seed)) & cells;
        if (larger == seed) return seed;
    }
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
static inline int draw(uint64_t *luck, uint32_t n) {
    for (;;) {
        uint32_t low = (uint32_t)*luck, high = (uint32_t)(*luck >> 32);
        uint64_t product = (uint64_t)(low ^ high) * n;
        *luck = 2147483085ull * low + high;
        if ((uint32_t)product >= n || (uint32_t)product >= -n % n) return product >> 32;
    }
}

/* ---- The living room */
static inline Cells tiles_in(const Cells *room) { return room[0] | room[1] | room[2]; }

/* The number of the kind on a cell plus one. */
static inline int sign_on(const Cells *room, int cell) {
    return (room[0] >> cell & 1) + 2 * (room[1] >> cell & 1) + 4 * (room[2] >> cell & 1);
}

/* The cells that hold a tile of the kind with this sign. */
static inline Cells cells_of(const Cells *room, int sign) {
    return (sign & 1 ? room[0] : ~room[0]) & (sign & 2 ? room[1] : ~room[1]) & (sign & 4 ? room[2] : ~room[2]);
}

/* The tiles of which at least one side touches no tile. */
static inline Cells with_a_free_side(Cells tiles) {
    return tiles & ~(tiles << ROOM_DOWN & tiles >> ROOM_DOWN & tiles << ROOM_RIGHT & tiles >> ROOM_RIGHT);
}

/* Whether no two tiles share a side. */
static inline bool none_side_by_side(Cells tiles) { return !(tiles & (tiles >> ROOM_DOWN | tiles >> ROOM_RIGHT)); }

/* Put so many tiles of a kind into the bag. */
static inline void put_into_bag(Game *game, int kind, uint64_t tiles) {
    game->bag += tiles * (EACH_KIND >> 10 * kind << 10 * kind);
}

/* Draw a tile from the bag for each cell in use; if they are too few, chance decides which cells stay empty. */
static void fill_from_bag(Game *game) {
    Cells cells = used[game->seats], room[3] = {0, 0, 0};
    uint64_t luck = game->luck, bag = game->bag;
    int tiles = bag >> 10 * (KINDS - 1);
    for (int open = size(cells); open; open--, cells = without_lowest(cells)) {
        if (tiles < open && draw(&luck, open) >= tiles) continue;
        uint64_t number = draw(&luck, tiles--);
        uint64_t passed = ((number * EACH_KIND | EACH_KIND << 9) - bag) & EACH_KIND << 9;
        uint64_t sign = 1 + size(passed);
        bag -= ~passed >> 9 & EACH_KIND;
        for (int bit = 0; bit < 3; bit++) room[bit] |= (sign >> bit & 1) << first(cells);
    }
    memcpy(game->room, room, sizeof room);
    game->luck = luck, game->bag = bag;
}

/* Fill the living room again; what is left goes back into the bag first. */
static void refill(Game *game) {
    for (int kind = 0; kind < KINDS; kind++) put_into_bag(game, kind, size(cells_of(game->room, kind + 1)));
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

/* ---- The common goals: whether a shelf shows the pattern of a card */
/* Whether the tiles of any one type show a pattern. */
static inline bool any_type(const Shelf *shelf, bool shows(Cells)) {
    for (int kind = 0; kind < KINDS; kind++)
        if (shows(shelf->kind[kind])) return true;
    return false;
}

/* The cells that are the lower left one of a square of 2 by 2. */
static inline Cells squares(Cells cells) { return cells & cells >> UP & cells >> RIGHT & cells >> (UP + RIGHT); }

/* How many groups of at least so many tiles there are, all types together. */
static int groups_of(const Shelf *shelf, int tiles) {
    int found = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (Cells group, left = shelf->kind[kind] & neighbours(shelf->kind[kind]); left; left &= ~group)
            group = grow(lowest(left), left), found += size(group) >= tiles;
    return found;
}

/* Euler: there are as many groups as tiles less contacts plus squares, and one more for each hole. */
static bool six_groups_of_two(const Shelf *shelf) {
    int groups = 0, holes = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        Cells tiles = shelf->kind[kind] & neighbours(shelf->kind[kind]), beside = tiles & tiles >> RIGHT;
        groups += size(tiles) - size(tiles & tiles >> UP) - size(beside) + size(squares(tiles));
        holes |= size(tiles) >= 8 && without_lowest(beside & tiles >> 2 * RIGHT);
    }
    return groups >= 6 || (holes && groups_of(shelf, 2) >= 6);
}

/* A tile of a group of three or more has two neighbours, or touches one that has. */
static bool four_groups_of_four(const Shelf *shelf) {
    int most = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        Cells inner = with_two_neighbours(shelf->kind[kind]);
        most += size(shelf->kind[kind] & (inner | neighbours(inner))) / 4;
    }
    return most >= 4 && groups_of(shelf, 4) >= 4;
}

/* Two separate groups that each contain a square; a larger group counts once. */
static bool two_squares(const Shelf *shelf) {
    int found = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (Cells cells = shelf->kind[kind]; squares(cells); found++) cells &= ~grow(lowest(squares(cells)), cells);
    return found >= 2;
}

/* How many types lie in each line, in binary: the lines whose number has a 1, a 2, a 4. */
typedef struct { Cells ones, twos, fours; } Types;
static inline Types types_in(const Shelf *shelf, Cells lines_with(Cells)) {
    Types types = {0, 0, 0};
    for (int kind = 0; kind < KINDS; kind++) {
        Cells lines = lines_with(shelf->kind[kind]), carried = types.ones & lines;
        types = (Types){types.ones ^ lines, types.twos ^ carried, types.fours ^ (types.twos & carried)};
    }
    return types;
}

static bool three_columns_max_three_types(const Shelf *shelf) {
    Cells full = filled_cells(shelf) >> (ROWS - 1) & BOTTOM;
    return size(full & ~types_in(shelf, columns_with).fours) >= 3;
}

static bool four_rows_max_three_types(const Shelf *shelf) {
    Cells full = LEFT & ~rows_with(FULL & ~filled_cells(shelf));
    return size(full & ~types_in(shelf, rows_with).fours) >= 4;
}

static bool two_columns_all_different(const Shelf *shelf) {
    Types types = types_in(shelf, columns_with);
    return size(types.fours & types.twos) >= 2;
}

static bool two_rows_all_different(const Shelf *shelf) {
    Types types = types_in(shelf, rows_with);
    return size(types.fours & types.ones) >= 2;
}

#define CORNERS (AT(0, 0) | AT(0, 4) | AT(5, 0) | AT(5, 4))
#define FALLING (AT(1, 0) | AT(2, 1) | AT(3, 2) | AT(4, 3) | AT(5, 4))
#define RISING (AT(1, 4) | AT(2, 3) | AT(3, 2) | AT(4, 1) | AT(5, 0))
static bool has_corners(Cells cells) { return contains(cells, CORNERS); }
static bool has_eight(Cells cells) { return size(cells) >= 8; }
static bool has_diagonal(Cells cells) {
    return contains(cells, FALLING) | contains(cells, RISING) | contains(cells >> UP, FALLING) | contains(cells >> UP, RISING);
}
static bool has_x(Cells cells) {
    Cells sides = cells & cells >> 2 * UP;
    return sides & sides >> 2 * RIGHT & cells >> (UP + RIGHT);
}
static bool four_corners(const Shelf *shelf) { return any_type(shelf, has_corners); }
static bool eight_of_a_type(const Shelf *shelf) { return any_type(shelf, has_eight); }
static bool diagonal(const Shelf *shelf) { return any_type(shelf, has_diagonal); }
static bool x_shape(const Shelf *shelf) { return any_type(shelf, has_x); }

/* Five columns whose heights rise or fall by exactly one; the lowest is one or two high. */
#define STAIRS(a, b, c, d, e) (a##ull | b##ull << 7 | c##ull << 14 | d##ull << 21 | e##ull << 28)
static bool staircase(const Shelf *shelf) {
    Cells filled = filled_cells(shelf);
    return filled == STAIRS(1, 3, 7, 15, 31) || filled == STAIRS(3, 7, 15, 31, 63) ||
           filled == STAIRS(31, 15, 7, 3, 1) || filled == STAIRS(63, 31, 15, 7, 3);
}

/* Each goal needs at least so many tiles, and tiles on these cells; else nobody need look closer. */
static const struct { bool (*holds)(const Shelf *); int fewest; Cells needed; } GOAL[GOALS] = {
    {six_groups_of_two, 12, 0}, {four_groups_of_four, 16, 0}, {four_corners, 12, CORNERS}, {two_squares, 8, 0},
    {three_columns_max_three_types, 18, 0}, {eight_of_a_type, 8, 0}, {diagonal, 15, 0},
    {four_rows_max_three_types, 20, 15 * BOTTOM}, {two_columns_all_different, 12, 0},
    {two_rows_all_different, 10, 3 * BOTTOM}, {x_shape, 8, 0}, {staircase, 15, 0}};

/* ---- Setup */
/* The next of twelve cards that differs from those drawn before. */
static int draw_card(Game *game, unsigned *drawn) {
    int card;
    do card = draw(&game->luck, 12);
    while (*drawn >> card & 1);
    *drawn |= 1u << card;
    return card;
}

static void deal(Game *game, int seats, uint64_t seed) {
    unsigned goals = 0, cards = 0;
    *game = (Game){.luck = luck_of(seed), .seats = seats, .end_token = NOBODY};
    for (int kind = 0; kind < KINDS; kind++) put_into_bag(game, kind, TILES_OF_A_KIND);
    for (int card = 0; card < COMMON_CARDS; card++) game->common[card] = draw_card(game, &goals);
    for (int seat = 0; seat < seats; seat++) game->shelf[seat].personal = draw_card(game, &cards);
    fill_from_bag(game);
}

/* ---- The turn */
/* The lines of a shape whose tiles are free, each as its lowest cell. */
static inline Cells lines_of(int shape, Cells free) {
    return free & free >> STEP[shape] & free >> STEP[shape] * (SHAPE_TILES[shape] - 1);
}

/* How many ways there are to drop so many tiles into one of the open columns, in any order. */
static inline int ways_to_drop(int tiles, Cells filled) { return ORDERS[tiles] * size(open_columns(filled, tiles)); }

/* Write the legal moves into `out`; answer how many. */
static int list_moves(Cells free, Cells filled, uint16_t *out) {
    int found = 0;
    for (int shape = 0; shape < SHAPES; shape++) {
        int tiles = SHAPE_TILES[shape], ways = ways_to_drop(tiles, filled);
        const uint8_t *each = way[tiles][columns_number(open_columns(filled, tiles))];
        for (Cells lines = lines_of(shape, free); lines; lines = without_lowest(lines), found += ways)
            for (int n = 0; n < ways; n++) out[found + n] = first_move[shape][first(lines)] + each[n];
    }
    return found;
}

/* Count the legal moves, draw one, and find it: shape by shape, line by line, way by way. */
static inline int draw_move(Cells free, Cells filled, uint64_t *luck) {
    int end[SHAPES], found = 0, shape = 0, before = 0;
    for (int s = 0; s < SHAPES; s++)
        end[s] = found += size(lines_of(s, free)) * ways_to_drop(SHAPE_TILES[s], filled);
    int n = draw(luck, found);
    for (int s = 0; s < SHAPES - 1; s++)
        if (n >= end[s]) shape = s + 1, before = end[s];
    int tiles = SHAPE_TILES[shape], ways = ways_to_drop(tiles, filled), line = (n - before) / ways;
    int columns = columns_number(open_columns(filled, tiles));
    return first_move[shape][nth_cell(lines_of(shape, free), line)] + way[tiles][columns][n - before - line * ways];
}

static inline int random_move(Game *game, bool listed) {
    static uint16_t out[MOST_PICKS * COLUMNS];
    Cells free = with_a_free_side(tiles_in(game->room)), filled = filled_cells(&game->shelf[game->turn]);
    return listed ? out[draw(&game->luck, list_moves(free, filled, out))] : draw_move(free, filled, &game->luck);
}

/* Take the tiles of a pick and drop them into a column; the first one lies lowest. */
static inline Cells take_and_drop(Game *game, Shelf *shelf, const Pick *pick, int column) {
    Cells filled = filled_cells(shelf);
    Cells lands = (filled + (1ull << RIGHT * column)) & ~filled & LEFT << RIGHT * column;
    for (int tile = 0; tile < pick->tiles; tile++, lands <<= UP) {
        shelf->kind[sign_on(game->room, pick->order[tile]) - 1] |= lands;
        filled |= lands;
    }
    for (int bit = 0; bit < 3; bit++) game->room[bit] &= ~pick->cells;
    return filled;
}

/* Take the top token of each common card whose pattern the shelf shows, once for each card. */
static inline void take_scoring_tokens(Game *game, Shelf *shelf, Cells filled) {
    for (int card = 0; card < COMMON_CARDS; card++) {
        int goal = game->common[card];
        if (shelf->token[card] || size(filled) < GOAL[goal].fewest || !contains(filled, GOAL[goal].needed)) continue;
        if (GOAL[goal].holds(shelf)) shelf->token[card] = STACK[game->seats][game->taken[card]++];
    }
}

/* Whether the round in which a shelf became full has ended. */
static inline bool is_over(const Game *game) { return game->end_token != NOBODY && game->turn == 0; }

/* Make one legal move: take, drop, and end the turn. */
static inline void play(Game *game, int move) {
    Shelf *shelf = &game->shelf[game->turn];
    Cells filled = take_and_drop(game, shelf, &picks[move / COLUMNS], move % COLUMNS);
    take_scoring_tokens(game, shelf, filled);
    if (game->end_token == NOBODY && filled == FULL) game->end_token = game->turn;
    game->turn = game->turn + 1 < game->seats ? game->turn + 1 : 0;
    if (none_side_by_side(tiles_in(game->room)) && !is_over(game)) refill(game);
}

/* ---- The end of the game */
/* Points for tiles of one type that touch: each group of three or more by itself. */
static int group_points(const Shelf *shelf) {
    int points = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (Cells group, left = with_two_neighbours(shelf->kind[kind]); left; left &= ~group) {
            group = grow(lowest(left), shelf->kind[kind]);
            points += GROUP_POINTS[size(group) < 6 ? size(group) : 6];
        }
    return points;
}

static int points(const Game *game, int seat) {
    const Shelf *shelf = &game->shelf[seat];
    int matches = 0;
    for (int kind = 0; kind < KINDS; kind++) matches += (shelf->kind[kind] & personal_cell[shelf->personal][kind]) != 0;
    return shelf->token[0] + shelf->token[1] + (game->end_token == seat) + PERSONAL_POINTS[matches] + group_points(shelf);
}

/* ---- Tables */
static void make_room(int seats) {
    for (int row = 0; row < ROOM_SIDE; row++)
        for (int column = 0; column < ROOM_SIDE; column++)
            if (ROOM_CELLS[row][column] != '.' && ROOM_CELLS[row][column] <= '0' + seats)
                used[seats] |= 1ull << (ROOM_DOWN * row + ROOM_RIGHT * column - 18);
}

static void make_picks(void) {
    int found = 0;
    for (int shape = 0; shape < SHAPES; shape++)
        for (Cells lines = lines_of(shape, used[MOST_SEATS]); lines; lines = without_lowest(lines)) {
            first_move[shape][first(lines)] = COLUMNS * found;
            for (int order = 0; order < ORDERS[SHAPE_TILES[shape]]; order++, found++)
                for (int tile = 0; tile < SHAPE_TILES[shape]; tile++) {
                    Pick *pick = &picks[found];
                    pick->order[pick->tiles++] = first(lines) + STEP[shape] * (ORDER[SHAPE_TILES[shape]][(SHAPE_TILES[shape] + 1) * order + tile] - '0');
                    pick->cells |= 1ull << pick->order[tile];
                }
        }
}

static void make_tables(void) {
    for (int seats = 2; seats <= MOST_SEATS; seats++) make_room(seats);
    make_picks();
    for (int tiles = 1; tiles <= MOST_TILES; tiles++)
        for (int columns = 0; columns < COLUMN_SETS; columns++)
            for (int move = 0, n = 0; move < COLUMNS * ORDERS[tiles]; move++)
                if (columns >> move % COLUMNS & 1) way[tiles][columns][n++] = move;
    for (int card = 0; card < PERSONAL_CARDS; card++)
        for (int kind = 0; kind < KINDS; kind++)
            personal_cell[card][kind] = AT(PERSONAL[card][3 * kind] - '0', PERSONAL[card][3 * kind + 1] - '0');
}

/* ---- Many games */
typedef struct { long turns, points, wins[MOST_SEATS]; } Tally;

/* Add a game that is over: the most points win, and of tied players the one farther from the first. */
static void count_game(const Game *game, Tally *tally) {
    int winner = 0, best = 0;
    for (int seat = 0; seat < game->seats; seat++) {
        int total = points(game, seat);
        tally->points += total;
        if (total >= best) winner = seat, best = total;
    }
    tally->wins[winner]++;
}

static void play_games(int seats, long games, uint64_t seed, bool listed, Tally *tally) {
    Game game;
    for (long i = 0; i < games; i++) {
        for (deal(&game, seats, seed + i); !is_over(&game); tally->turns++) play(&game, random_move(&game, listed));
        count_game(&game, tally);
    }
}

static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

static void print_figures(int seats, long games, const char *mode, double seconds, const Tally *tally) {
    printf("{\"game\": \"my-shelfie\", \"players\": %d, \"mode\": \"%s\", \"games\": %ld, \"turns\": %ld, "
           "\"cpu_seconds\": %.4f, \"games_per_s\": %.1f, \"turns_per_s\": %.1f, \"turns_per_game\": %.4f, "
           "\"mean_score\": %.4f, \"wins\": [", seats, mode, games, tally->turns, seconds, games / seconds,
           tally->turns / seconds, (double)tally->turns / games, (double)tally->points / games / seats);
    for (int seat = 0; seat < seats; seat++) printf("%s%ld", seat ? ", " : "", tally->wins[seat]);
    printf("]}\n");
}

int main(int count, char **words) {
    int seats = count == 5 ? atoi(words[1]) : 0;
    long games = count == 5 ? atol(words[2]) : 0;
    bool listed = count == 5 && !strcmp(words[4], "list");
    if (seats < 2 || seats > MOST_SEATS || games < 1 || (!listed && strcmp(words[4], "playout"))) {
        fprintf(stderr, "usage: my_shelfie PLAYERS GAMES SEED playout|list\n");
        return 2;
    }
    make_tables();
    Tally tally = {0};
    double start = cpu_seconds();
    play_games(seats, games, strtoull(words[3], NULL, 10), listed, &tally);
    print_figures(seats, games, words[4], cpu_seconds() - start, &tally);
    return 0;
}
