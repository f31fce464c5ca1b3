/* Random games of My Shelfie (English edition, two common goals) in plain C, designed as src/casetta/games/my_shelfie:
 * the yardstick for what one readable Python source costs. Equal seeds play the games of `casetta bench my-shelfie`.
 *     gcc -O3 -march=native -std=c11 -Wall -Wextra -o my_shelfie my_shelfie.c */
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

enum { KINDS = 6, TILES_OF_A_KIND = 22, CARDS = 12, COMMON_CARDS = 2, MOST_SEATS = 4, NOBODY = -1 };
enum { SHAPES = 5, MOST_TILES = 3, ROWS = 6, COLUMNS = 5, MOST_PICKS = 1024, BLOCK = 8, MOST_WAYS = 4 * BLOCK };
typedef uint64_t Cells; /* A set of cells, one bit each. */
/* In the living room a cell is 5 row + 6 column - 18: no step down or across from the edge lands on another cell. */
enum { DOWN = 5, ACROSS = 6, ROOM_SIDE = 9, CELL_NUMBERS = 53 };
static const char ROOM_CELLS[] = "...34...." "...224..." "..32223.." ".42222223" "422222224"
                                 "32222224." "..32223.." "...422..." "....43...";
/* On a shelf a cell is 7 column + height, and number 6 of each column stays empty. */
enum { UP = 1, RIGHT = 7 };
#define AT(row, column) (1ull << (RIGHT * (column) + ROWS - 1 - (row))) /* Row 0 is the top one. */
#define LEFT 0x3Full         /* The leftmost column. */
#define BOTTOM 0x10204081ull /* The lowest row. */
#define FULL (LEFT * BOTTOM)
#define CORNERS (AT(0, 0) | AT(0, 4) | AT(5, 0) | AT(5, 4))
#define STAIRS(a, b, c, d, e) (a##ull | b##ull << 7 | c##ull << 14 | d##ull << 21 | e##ull << 28)
/* The bag is one number: ten bits for each kind say how many tiles are of that kind or an earlier one. */
#define EACH_KIND 0x4010040100401ull
typedef struct { Cells kind[KINDS], filled; int token[COMMON_CARDS]; } Shelf; /* The cells of each kind, and of any. */
typedef struct {
    uint64_t luck, bag, room[3]; /* In the room, bit by bit: the kind on each cell plus one, or 0. */
    int seats, turn, end_token, common[COMMON_CARDS], taken[COMMON_CARDS], personal[MOST_SEATS];
    Shelf shelf[MOST_SEATS];
} Game;
typedef struct { Cells cells; int tiles, order[MOST_TILES]; } Pick; /* Its cells, and each in falling order. */
/* The shapes of a pick: tiles, orders in which they may fall, steps to the second tile and to the last. */
static const int TILES[SHAPES] = {1, 2, 2, 3, 3}, ORDERS[SHAPES] = {1, 2, 2, 6, 6};
static const int STEP[SHAPES] = {0, ACROSS, DOWN, ACROSS, DOWN}, REACH[SHAPES] = {0, 6, 5, 12, 10};
static const char *const ORDER[MOST_TILES + 1] = {"", "0", "01 10", "012 021 102 120 201 210"};
static const int STACK[MOST_SEATS + 1][MOST_SEATS] = {{0}, {0}, {8, 4}, {8, 6, 4}, {8, 6, 4, 2}};
static const int PERSONAL_POINTS[] = {0, 1, 2, 4, 6, 9, 12}, GROUP_POINTS[] = {0, 0, 0, 2, 3, 5, 8};
static const int TWO_OR_MORE[] = {0, 0, 1, 1, 1, 1, 1}, FOUR_OR_MORE[] = {0, 0, 0, 0, 1, 1, 1};
static const char *const PERSONAL[CARDS] = { /* Row and column of cat, book, game, frame, trophy, plant. */
    "14 23 31 02 52 00", "20 34 22 54 43 11", "31 50 13 10 34 22", "42 41 04 22 20 33",
    "53 32 50 31 11 44", "04 23 41 43 02 50", "00 52 44 13 30 21", "11 43 53 04 22 30",
    "22 34 02 50 41 44", "33 20 11 41 04 53", "44 11 20 32 53 02", "50 02 44 22 33 11"};
static Cells used[MOST_SEATS + 1], personal_cell[CARDS][KINDS];
static Pick picks[MOST_PICKS];
static uint16_t first_move[SHAPES][CELL_NUMBERS];     /* With a line, by its lowest cell. */
static uint16_t way[SHAPES][1 << COLUMNS][MOST_WAYS]; /* Moves with a line, from its first on, by open columns. */

/* ---- Masks; neighbours share a side on a shelf */
static inline int size(Cells cells) { return __builtin_popcountll(cells); }
static inline int first(Cells cells) { return __builtin_ctzll(cells); }
static inline Cells lowest(Cells cells) { return cells & -cells; }
static inline Cells without_lowest(Cells cells) { return cells & (cells - 1); }
static inline bool contains(Cells all, Cells some) { return (all & some) == some; }
static inline int fewer(int one, int other) { return one < other ? one : other; }
/* The number of the n-th cell, counted from the lowest, which is number 0. */
static inline int nth_cell(Cells cells, unsigned n) {
#ifdef __BMI2__
    cells = _pdep_u64(1ull << n, cells);
#else
    while (n--) cells = without_lowest(cells);
#endif
    return first(cells);
}
static inline Cells neighbours(Cells cells) { return cells << UP | cells >> UP | cells << RIGHT | cells >> RIGHT; }
/* The cells that share sides with at least two others of them. */
static inline Cells with_two_neighbours(Cells cells) {
    Cells below = cells << UP, above = cells >> UP, left = cells << RIGHT, right = cells >> RIGHT;
    return cells & ((below & above) | (left & right) | ((below | above) & (left | right)));
}
/* The group of `cells` that `seed` belongs to: all that touch it, step by step. */
static inline Cells grow(Cells seed, Cells cells) {
    for (Cells before = 0; before != seed; seed = (seed | neighbours(seed)) & cells) before = seed;
    return seed;
}

/* ---- Luck: a whole number from 0 to n - 1, each exactly as likely (docs/fairness.md) */
static inline unsigned draw(uint64_t *luck, uint32_t n) {
    for (;;) {
        uint64_t low = (uint32_t)*luck, high = *luck >> 32, product = (low ^ high) * n;
        *luck = 2147483085 * low + high;
        if ((uint32_t)product >= n || (uint32_t)product >= -n % n) return product >> 32;
    }
}
/* A 32-bit word whose every bit depends on every bit of `word`. */
static uint32_t scrambled(uint32_t word) {
    for (int i = 0; i < 3; i++) word = (word >> 16 ^ word) * 0x45D9F3B;
    return word >> 16 ^ word;
}

/* ---- The living room */
static inline Cells tiles_in(const Cells *room) { return room[0] | room[1] | room[2]; }
static inline int kind_on(const Cells *room, int cell) {
    return (int)((room[0] >> cell & 1) + 2 * (room[1] >> cell & 1) + 4 * (room[2] >> cell & 1)) - 1;
}
/* The tiles of which at least one side touches no tile. */
static inline Cells with_a_free_side(Cells t) { return t & ~(t << DOWN & t >> DOWN & t << ACROSS & t >> ACROSS); }
static inline bool none_side_by_side(Cells tiles) { return !(tiles & (tiles >> DOWN | tiles >> ACROSS)); }
/* Put so many tiles of a kind into the bag: the sums of this kind and of all later ones grow. */
static void put_into_bag(Game *game, int kind, uint64_t n) { game->bag += n * (EACH_KIND >> 10 * kind << 10 * kind); }
/* Draw a tile from the bag for each cell in use; if they are too few, chance decides which cells stay empty. */
static void fill_from_bag(Game *game) {
    Cells cells = used[game->seats], room[3] = {0, 0, 0};
    uint64_t luck = game->luck, bag = game->bag;
    unsigned tiles = bag >> 10 * (KINDS - 1);
    for (unsigned open = size(cells); open; open--, cells = without_lowest(cells)) {
        if (tiles < open && draw(&luck, open) >= tiles) continue;
        uint64_t kinds_passed = ((draw(&luck, tiles--) * EACH_KIND | EACH_KIND << 9) - bag) & EACH_KIND << 9;
        uint64_t sign = 1 + size(kinds_passed);
        bag -= ~kinds_passed >> 9 & EACH_KIND;
        for (int bit = 0; bit < 3; bit++) room[bit] |= (sign >> bit & 1) << first(cells);
    }
    memcpy(game->room, room, sizeof room);
    game->luck = luck, game->bag = bag;
}
/* Fill the living room again; what is left goes back into the bag first. */
static void refill(Game *game) {
    for (Cells left = tiles_in(game->room); left; left = without_lowest(left))
        put_into_bag(game, kind_on(game->room, first(left)), 1);
    fill_from_bag(game);
}

/* ---- The common goals. Most patterns are shown by tiles of one type: add up what each type shows. */
static inline int sum(const Shelf *shelf, int of_type(Cells)) {
    int total = 0;
    for (int kind = 0; kind < KINDS; kind++) total += of_type(shelf->kind[kind]);
    return total;
}
/* The lower left cells of squares with corners so many steps apart, the first cells of fives with so long steps. */
static inline Cells squares(Cells c, int n) { return c & c >> n * UP & c >> n * RIGHT & c >> n * (UP + RIGHT); }
static inline Cells fives(Cells c, int step) { return c & c >> step & c >> 2 * step & c >> 3 * step & c >> 4 * step; }
/* What the groups that hold a cell of `left` are worth; `worth` is told for 0 to 6 tiles, and 6 serves for more. */
static inline int worth_of_groups(Cells cells, Cells left, const int *worth) {
    int total = 0;
    for (Cells group; left; left &= ~group) total += worth[fewer(size(group = grow(lowest(left), cells)), 6)];
    return total;
}
/* Euler: there are as many groups as tiles less contacts plus squares, unless one encloses a hole. */
static int groups_of_two(Cells cells) {
    Cells tiles = cells & neighbours(cells), beside = tiles & tiles >> RIGHT;
    if (size(tiles) >= 8 && without_lowest(beside & beside >> RIGHT)) return worth_of_groups(cells, tiles, TWO_OR_MORE);
    return size(tiles) - size(tiles & tiles >> UP) - size(beside) + size(squares(tiles, 1));
}
static int groups_of_four(Cells c) { return worth_of_groups(c, with_two_neighbours(c), FOUR_OR_MORE); }
static int group_points(Cells c) { return worth_of_groups(c, with_two_neighbours(c), GROUP_POINTS); }
/* In groups of three or more a tile has two neighbours, or touches one that has. */
static int most_groups_of_four(Cells cells) {
    Cells inner = with_two_neighbours(cells);
    return size(cells & (inner | neighbours(inner))) / 4;
}
static int groups_with_a_square(Cells cells) { /* A larger one counts once. */
    int found = 0;
    for (; squares(cells, 1); found++) cells &= ~grow(lowest(squares(cells, 1)), cells);
    return found;
}
static int corners(Cells cells) { return contains(cells, CORNERS); }
static int eights(Cells cells) { return size(cells) >= 8; }
static int diagonals(Cells cells) { return (fives(cells, RIGHT + UP) | fives(cells, RIGHT - UP)) != 0; }
static int x_shapes(Cells cells) { return (squares(cells, 2) & cells >> (UP + RIGHT)) != 0; }
/* The columns, each as its bottom cell, or the rows, each as its leftmost one, that hold any of these cells. */
static inline Cells columns_with(Cells cells) { return (cells + FULL) >> ROWS & BOTTOM; }
static inline Cells rows_with(Cells c) { return (c | c >> 7 | c >> 14 | c >> 21 | c >> 28) & LEFT; }
/* The full columns or rows with at most three types, and all with five or with six types, counted in binary. */
typedef struct { Cells max_three, five, six; } Lines;
static inline Lines lines(const Shelf *shelf, Cells lines_with(Cells)) {
    Cells full = lines_with(FULL) & ~lines_with(FULL & ~shelf->filled), ones = 0, twos = 0, fours = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        Cells more = lines_with(shelf->kind[kind]), carried = ones & more;
        ones ^= more, fours ^= twos & carried, twos ^= carried;
    }
    return (Lines){full & ~fours, fours & ones, fours & twos};
}
/* Each goal needs at least so many tiles, and tiles on these cells; else nobody need look closer. */
static const int FEWEST_TILES[CARDS] = {12, 16, 12, 8, 18, 8, 15, 20, 12, 10, 8, 15};
static const Cells NEEDED_CELLS[CARDS] = {[2] = CORNERS, [7] = 15 * BOTTOM, [9] = 3 * BOTTOM};
/* Whether a shelf shows the pattern of a common goal card; the numbers are those of cards.toml. */
static bool goal_holds(int goal, const Shelf *shelf) {
    switch (goal) {
    case 0: return sum(shelf, groups_of_two) >= 6;
    case 1: return sum(shelf, most_groups_of_four) >= 4 && sum(shelf, groups_of_four) >= 4;
    case 2: return sum(shelf, corners) >= 1;
    case 3: return sum(shelf, groups_with_a_square) >= 2;
    case 4: return size(lines(shelf, columns_with).max_three) >= 3;
    case 5: return sum(shelf, eights) >= 1;
    case 6: return sum(shelf, diagonals) >= 1;
    case 7: return size(lines(shelf, rows_with).max_three) >= 4;
    case 8: return size(lines(shelf, columns_with).six) >= 2;
    case 9: return size(lines(shelf, rows_with).five) >= 2;
    case 10: return sum(shelf, x_shapes) >= 1;
    default: return shelf->filled == STAIRS(1, 3, 7, 15, 31) || shelf->filled == STAIRS(3, 7, 15, 31, 63) ||
                    shelf->filled == STAIRS(31, 15, 7, 3, 1) || shelf->filled == STAIRS(63, 31, 15, 7, 3);
    }
}

/* ---- Setup: draw so many different cards; one that comes again gives way to the next */
static void draw_different(Game *game, int number, int *cards) {
    for (unsigned drawn = 0, card; size(drawn) < number; drawn |= 1u << card)
        cards[size(drawn)] = card = draw(&game->luck, CARDS);
}
static void deal(Game *game, int seats, uint64_t seed) {
    uint32_t low = scrambled((uint32_t)seed), high = scrambled(low ^ (uint32_t)(seed >> 32));
    *game = (Game){.luck = (uint64_t)(high >> 2) << 32 | low | 1, .seats = seats, .end_token = NOBODY};
    for (int kind = 0; kind < KINDS; kind++) put_into_bag(game, kind, TILES_OF_A_KIND);
    draw_different(game, COMMON_CARDS, game->common);
    draw_different(game, seats, game->personal);
    fill_from_bag(game);
}

/* ---- The turn: the lines of a shape whose tiles are free, each as its lowest cell */
static inline Cells lines_of(int shape, Cells free) { return free & free >> STEP[shape] & free >> REACH[shape]; }
/* The columns that have room for the tiles of a shape, each as its bottom cell. */
static inline Cells open_columns(int shape, Cells filled) { return ~filled >> (ROWS - TILES[shape]) & BOTTOM; }
/* How many ways there are to drop these tiles into one of the columns, in any order. */
static inline int ways_to_drop(int shape, Cells columns) { return ORDERS[shape] * size(columns); }
/* Those ways; the columns' bottom cells, bits 0, 7 ... 28, become bits 0 to 4 of a number. */
static inline const uint16_t *ways_of(int shape, Cells columns) { return way[shape][columns * 0x1041041 >> 24 & 31]; }
/* Write the legal moves, in blocks: what is too much is overwritten by the next line; answer how many. */
static unsigned list_moves(Cells free, Cells filled, uint16_t *restrict out) {
    uint16_t *end = out;
    for (int shape = 0; shape < SHAPES; shape++) {
        Cells columns = open_columns(shape, filled);
        const uint16_t *each = ways_of(shape, columns);
        for (Cells left = lines_of(shape, free); left; left = without_lowest(left), end += ways_to_drop(shape, columns))
            for (int n = 0, move = first_move[shape][first(left)]; n < ways_to_drop(shape, columns); n += BLOCK)
                for (int i = 0; i < BLOCK; i++) end[n + i] = move + each[n + i];
    }
    return end - out;
}
/* Count the legal moves, draw one, and find it: shape by shape, line by line, way by way. */
static inline unsigned draw_move(Cells free, Cells filled, uint64_t *luck) {
    unsigned before[SHAPES + 1] = {0}, shape = 0, start = 0;
    for (int s = 0; s < SHAPES; s++)
        before[s + 1] = before[s] + size(lines_of(s, free)) * ways_to_drop(s, open_columns(s, filled));
    unsigned n = draw(luck, before[SHAPES]);
    for (int s = 1; s < SHAPES; s++)
        if (n >= before[s]) shape = s, start = before[s];
    Cells columns = open_columns(shape, filled);
    unsigned ways = ways_to_drop(shape, columns), line = (n - start) / ways;
    return first_move[shape][nth_cell(lines_of(shape, free), line)] + ways_of(shape, columns)[n - start - line * ways];
}
/* Take the tiles of a pick and drop them into a column; the first one lies lowest. */
static inline void take_and_drop(Game *game, Shelf *shelf, const Pick *pick, int column) {
    Cells bottom = 1ull << RIGHT * column, lands = (shelf->filled + bottom) & ~shelf->filled & LEFT * bottom;
    for (int tile = 0; tile < pick->tiles; tile++, lands <<= UP)
        shelf->kind[kind_on(game->room, pick->order[tile])] |= lands, shelf->filled |= lands;
    for (int bit = 0; bit < 3; bit++) game->room[bit] &= ~pick->cells;
}
/* Take the top token of each common card whose pattern the shelf shows, once for each card. */
static inline void take_scoring_tokens(Game *game, Shelf *shelf) {
    for (int card = 0; card < COMMON_CARDS; card++) {
        int goal = game->common[card];
        bool may_hold = size(shelf->filled) >= FEWEST_TILES[goal] && contains(shelf->filled, NEEDED_CELLS[goal]);
        if (!shelf->token[card] && may_hold && goal_holds(goal, shelf))
            shelf->token[card] = STACK[game->seats][game->taken[card]++];
    }
}
/* Whether the round in which a shelf became full has ended. */
static inline bool is_over(const Game *game) { return game->end_token != NOBODY && game->turn == 0; }
/* Make one legal move at random: take, drop, and end the turn. */
static inline void play(Game *game, bool listed) {
    static uint16_t out[MOST_PICKS * COLUMNS];
    Shelf *shelf = &game->shelf[game->turn];
    Cells free = with_a_free_side(tiles_in(game->room));
    unsigned move = listed ? out[draw(&game->luck, list_moves(free, shelf->filled, out))]
                           : draw_move(free, shelf->filled, &game->luck);
    take_and_drop(game, shelf, &picks[move / COLUMNS], move % COLUMNS);
    take_scoring_tokens(game, shelf);
    if (game->end_token == NOBODY && shelf->filled == FULL) game->end_token = game->turn;
    game->turn = game->turn + 1 < game->seats ? game->turn + 1 : 0;
    if (none_side_by_side(tiles_in(game->room)) && !is_over(game)) refill(game);
}

/* ---- The end of the game: tokens, personal goal and groups of one seat */
static int points(const Game *game, int seat) {
    const Shelf *shelf = &game->shelf[seat];
    int card = game->personal[seat], matches = 0, tokens = shelf->token[0] + shelf->token[1];
    for (int kind = 0; kind < KINDS; kind++) matches += (shelf->kind[kind] & personal_cell[card][kind]) != 0;
    return tokens + (game->end_token == seat) + PERSONAL_POINTS[matches] + sum(shelf, group_points);
}

/* ---- Tables */
static void make_picks(void) {
    Pick *pick = picks;
    for (int shape = 0; shape < SHAPES; shape++)
        for (Cells left = lines_of(shape, used[MOST_SEATS]); left; left = without_lowest(left)) {
            first_move[shape][first(left)] = COLUMNS * (pick - picks);
            for (const char *order = ORDER[TILES[shape]]; *order; order += *order == ' ', pick++)
                for (; *order >= '0'; pick->cells |= 1ull << pick->order[pick->tiles++], order++)
                    pick->order[pick->tiles] = first(left) + STEP[shape] * (*order - '0');
        }
}
static void make_tables(void) {
    for (int i = 0; i < ROOM_SIDE * ROOM_SIDE; i++)
        for (int seats = 2; seats <= MOST_SEATS; seats++)
            if (ROOM_CELLS[i] != '.' && ROOM_CELLS[i] <= '0' + seats)
                used[seats] |= 1ull << (DOWN * (i / ROOM_SIDE) + ACROSS * (i % ROOM_SIDE) - 18);
    make_picks();
    for (int shape = 0; shape < SHAPES; shape++)
        for (int columns = 0; columns < 1 << COLUMNS; columns++)
            for (int move = 0, n = 0; move < COLUMNS * ORDERS[shape]; move++)
                if (columns >> move % COLUMNS & 1) way[shape][columns][n++] = move;
    for (int i = 0; i < CARDS * KINDS; i++) {
        const char *cell = PERSONAL[i / KINDS] + 3 * (i % KINDS);
        personal_cell[i / KINDS][i % KINDS] = AT(cell[0] - '0', cell[1] - '0');
    }
}

/* ---- Many games: the most points win, and of tied players the one farther from the first */
typedef struct { long turns, points, wins[MOST_SEATS]; } Tally;
static void play_games(int seats, long games, uint64_t seed, bool listed, Tally *tally) {
    for (long i = 0; i < games; i++) {
        Game game;
        int winner = 0, best = 0;
        for (deal(&game, seats, seed + i); !is_over(&game); tally->turns++) play(&game, listed);
        for (int seat = 0; seat < seats; seat++) {
            int total = points(&game, seat);
            tally->points += total;
            if (total >= best) winner = seat, best = total;
        }
        tally->wins[winner]++;
    }
}
static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}
int main(int count, char **words) {
    int seats = count == 5 ? atoi(words[1]) : 0;
    long games = count == 5 ? atol(words[2]) : 0;
    bool listed = count == 5 && !strcmp(words[4], "list");
    if (seats < 2 || seats > MOST_SEATS || games < 1 || (!listed && strcmp(words[4], "playout")))
        return fprintf(stderr, "usage: my_shelfie PLAYERS GAMES SEED playout|list\n"), 2;
    Tally tally = {0};
    make_tables();
    double start = cpu_seconds();
    play_games(seats, games, strtoull(words[3], NULL, 10), listed, &tally);
    double seconds = cpu_seconds() - start, turns = tally.turns;
    printf("{\"game\": \"my-shelfie\", \"players\": %d, \"mode\": \"%s\", \"games\": %ld, \"turns\": %ld, "
           "\"cpu_seconds\": %.4f, \"games_per_s\": %.1f, \"turns_per_s\": %.1f, \"turns_per_game\": %.4f, "
           "\"mean_score\": %.4f, \"wins\": [", seats, words[4], games, tally.turns, seconds, games / seconds,
           turns / seconds, turns / games, (double)tally.points / games / seats);
    for (int seat = 0; seat < seats; seat++) printf("%ld%s", tally.wins[seat], seat + 1 < seats ? ", " : "]}\n");
}
