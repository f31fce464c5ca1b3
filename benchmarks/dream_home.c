/* Random games of Dream Home (standard edition) in plain C, written for speed: the yardstick for what one readable
 * Python source costs. Equal seeds play the games of `casetta bench dream-home`. Unlike there a game cannot stop between
 * two decisions for somebody to look at it: it runs in loops, a choice is a call, and nobody keeps a pile of discards.
 *     gcc -O3 -march=native -std=c11 -Wall -Wextra -o dream_home dream_home.c */
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

enum { ROUNDS = 12, COLUMNS = 5, MOST_SEATS = 4, TYPES = 16, TOKENS = 10, ROOM_CARDS = 60, RESOURCE_CARDS = 48 };
enum { LIVING_ROOM, KITCHEN, BEDROOM, PLAYROOM, BATHROOM, SAUNA };
enum { PANTRY = SAUNA + 1, DRESSING_ROOM, STUDY, LIBRARY, GAME_ROOM, GARAGE };
/* A set of spaces: four bits for each space, of which a set has the lowest. A list of options has all four. Hexadecimal
 * digits from the right: U0 to U4, a gap, L0 to L4, a gap, B0, B1. Neighbours are one digit apart. */
typedef uint64_t Spaces;
enum { RIGHT = 4, UPSTAIRS = 24, FROM_BASEMENT = 12, HOUSE_BITS = 56 };
#define UPPER 0x11111ull
#define LOWER 0x11111000000ull
#define BASEMENT 0x11000000000000ull
#define OVER_BASEMENT 0x11000000000ull
#define FLOORS (UPPER | LOWER)
#define ALL (FLOORS | BASEMENT)
#define ON_GROUND (ALL & ~UPPER & ~OVER_BASEMENT)
enum { FACE_UP, FACE_DOWN, TOKEN, SCAFFOLD }; /* The four options of a space; and two in the gap after U4: */
#define DECLINE (1ull << 22)
#define OUTSIDE (1ull << 23)
/* Where cards of each type may lie face up, and all bits if a room has at most one card, at most two. */
#define EACH_TYPE(living, two, one, garage, cellar) {living, two, two, two, one, one, one, one, one, one, one, garage, \
                                                     cellar, cellar, cellar, cellar}
static const Spaces WHERE[TYPES] = EACH_TYPE(FLOORS, FLOORS, FLOORS, BASEMENT, BASEMENT);
static const Spaces MOST_ONE[TYPES] = EACH_TYPE(0, 0, -1ull, 0, -1ull);
static const Spaces MOST_TWO[TYPES] = EACH_TYPE(0, -1ull, -1ull, -1ull, -1ull);
#define ROOM_BOX 0x1111622222287779ull /* How many cards of each type there are, four bits for each. */
/* Resource cards are known by their place in the sorted deck: roofs, tokens, tools, helpers. */
enum { FIRST_TOKEN = 20, FIRST_OWNED = 30, SCAFFOLDING = 36, NO_RESOURCE = RESOURCE_CARDS };
#define TO_HAND (0x3FFull << FIRST_TOKEN | 3ull << SCAFFOLDING)
enum { ANY_ROOM = TYPES, OUTSIDE_THE_HOUSE };
static const uint8_t TOKEN_POINTS[TOKENS] = {3, 2, 2, 1, 2, 1, 2, 1, 2, 1};
static const uint8_t TOKEN_ROOM[TOKENS] = {LIVING_ROOM, BEDROOM, BATHROOM, ANY_ROOM, OUTSIDE_THE_HOUSE,
                                           OUTSIDE_THE_HOUSE, KITCHEN, ANY_ROOM, PLAYROOM, ANY_ROOM};
/* What a seat owns is one number: four bits for each kind of roof, then two for each tool and helper. */
#define ROOF_BOX 0x14141414ull /* Of each colour four plain, one with a window. */
#define OWNED(n) (1ull << (32 + 2 * (n)))
#define SOME(n) (3 * OWNED(n))
enum { DRILL, JACKHAMMER, MIXER, SCAFFOLDINGS, ROOFER, SUPPLIER, ARCHITECT, HANDYMAN, DESIGNER };

typedef struct {
    uint64_t goods;
    Spaces filled, up, scaffolds;
    Spaces decor;       /* The points of the token on each space. */
    Spaces room[TYPES]; /* The cards of each type that lie face up. */
    int tokens_outside, points_outside;
    uint8_t card[64];   /* The type of each card, face up or not, by the bit of its space. */
} House;
typedef struct {
    uint64_t luck, rooms_left; /* Room cards that no house has, four bits for each type: at the end, the discards. */
    long turns;
    uint8_t rooms[ROUNDS][8], resources[ROUNDS][8];
    House house[MOST_SEATS];
} Game;
static uint64_t gain[RESOURCE_CARDS + 1]; /* What a resource card adds to the goods. */
static uint8_t type_of[ROOM_CARDS];
static uint16_t bits_of[256][8]; /* The numbers of the bits of eight. */
static uint32_t unfair_rooms[ROUNDS], unfair_resources[ROUNDS];

#define COPIED static inline __attribute__((always_inline))
#define APART static __attribute__((noinline))

/* ---- Masks */
COPIED int size(uint64_t mask) { return __builtin_popcountll(mask); }
COPIED int first(uint64_t mask) { return __builtin_ctzll(mask); }
COPIED uint64_t lowest(uint64_t mask) { return mask & -mask; }
COPIED uint64_t without_lowest(uint64_t mask) { return mask & (mask - 1); }
/* The n-th bit, counted from the lowest, which is number 0. */
COPIED uint64_t nth_bit(uint64_t mask, unsigned n) {
#ifdef __BMI2__
    return _pdep_u64(1ull << n, mask);
#else
    while (n--) mask = without_lowest(mask);
    return lowest(mask);
#endif
}
/* The hexadecimal digits that are not 0. */
COPIED uint64_t marked(uint64_t word) {
    word |= word >> 2;
    return (word | word >> 1) & 0x1111111111111111;
}

/* ---- Luck (docs/fairness.md) */
COPIED uint32_t next_word(uint64_t *luck) {
    uint64_t low = (uint32_t)*luck, high = *luck >> 32;
    *luck = 2147483085 * low + high;
    return low ^ high;
}
/* A whole number from 0 to n - 1, each exactly as likely. */
COPIED unsigned draw(uint64_t *luck, uint32_t n) {
    for (;;) {
        uint64_t product = (uint64_t)next_word(luck) * n;
        if (__builtin_expect((uint32_t)product >= n || (uint32_t)product >= -n % n, 1)) return product >> 32;
    }
}
/* A 32-bit word whose every bit depends on every bit of `word`. */
static uint32_t scrambled(uint32_t word) {
    for (int i = 0; i < 3; i++) word = (word >> 16 ^ word) * 0x45D9F3B;
    return word >> 16 ^ word;
}

/* ---- Choices: one option by chance, as a bit; a single one is no decision */
/* Eight bits at a time, eight places each; what is too much is overwritten by the next. */
COPIED uint16_t *write_list(uint64_t options, int bits, unsigned add, uint16_t *out) {
    for (int bit = 0; bit < bits; bit += 8) {
        unsigned eight = options >> bit & 255;
        for (int i = 0; i < 8; i++) out[i] = add + bit + bits_of[eight][i];
        out += size(eight);
    }
    return out;
}
COPIED uint64_t choose(Game *game, uint64_t options, int bits, bool listed) {
    if (!without_lowest(options)) return options;
    game->turns++;
    unsigned n = draw(&game->luck, size(options));
    if (!listed) return nth_bit(options, n);
    uint16_t out[64 + 8];
    write_list(options, bits, 0, out);
    return 1ull << out[n];
}
/* The same with several lists; the answer is 64 times the number of its list, plus its bit. */
static unsigned choose_from(Game *game, const uint64_t *list, int lists, bool listed) {
    unsigned number = 0, found = 0;
    for (int i = 0; i < lists; i++) found += size(list[i]);
    if (found < 2) return first(list[0]);
    game->turns++;
    unsigned n = draw(&game->luck, found);
    if (listed) {
        uint16_t out[9 * 64 + 8], *end = out;
        for (int i = 0; i < lists; i++) end = write_list(list[i], 64, 64 * i, end);
        return out[n];
    }
    while (n >= (unsigned)size(list[number])) n -= size(list[number++]);
    return 64 * number + first(nth_bit(list[number], n));
}

/* ---- The house: where a card may lie */
COPIED Spaces supported(const House *house) {
    Spaces something = house->filled | house->scaffolds;
    return ON_GROUND | (something >> UPSTAIRS & UPPER) | (something >> FROM_BASEMENT & OVER_BASEMENT);
}
/* Face up: on its floors, no room too large, none joined that a token has finished. */
COPIED Spaces fits_beside(Spaces same, Spaces tokens, int type) {
    Spaces left = same << RIGHT, two_left = left & left << RIGHT, right = same >> RIGHT;
    Spaces two_right = right & right >> RIGHT, two = two_left | two_right | (left & right);
    Spaces three = (two_left & (right | same << 3 * RIGHT)) | (two_right & (left | same >> 3 * RIGHT));
    Spaces full = three | (two & MOST_TWO[type]) | ((left | right) & MOST_ONE[type]);
    if (same & tokens) {
        tokens &= same;
        full |= tokens << RIGHT | tokens >> RIGHT | (tokens << 2 * RIGHT & left) | (tokens >> 2 * RIGHT & right);
    }
    return WHERE[type] & ~full;
}
/* The tokens that finish rooms; none with an interior designer. */
COPIED Spaces finishing_tokens(const House *house) { return house->goods & SOME(DESIGNER) ? 0 : marked(house->decor); }
COPIED Spaces fits(const House *house, int type) {
    return fits_beside(house->room[type], finishing_tokens(house), type);
}
/* The spaces whose card belongs to one room with the card on the right. */
static Spaces joined(const House *house) {
    Spaces links = 0;
    for (int type = 0; type < TYPES; type++)
        if (!MOST_ONE[type]) links |= house->room[type] & house->room[type] >> RIGHT;
    return links;
}
COPIED Spaces spread(Spaces spaces, Spaces links) {
    for (int i = 0; i < 2; i++) spaces |= (spaces & links) << RIGHT | (spaces >> RIGHT & links);
    return spaces;
}
/* With an interior designer a room may get several tokens; all but one go away. */
APART void keep_one_token(Game *game, House *house, bool listed) {
    for (;;) {
        Spaces tokens = marked(house->decor), links = joined(house);
        Spaces crowd = (tokens & tokens >> RIGHT & links) | (tokens & tokens >> 2 * RIGHT & links & links >> RIGHT);
        if (!crowd) return;
        crowd = tokens & spread(lowest(crowd), links);
        house->decor &= ~((crowd ^ choose(game, crowd, HOUSE_BITS, listed)) * 15);
    }
}
COPIED void look_for_crowds(Game *game, House *house, bool listed) {
    if (house->goods & SOME(DESIGNER) && house->decor) keep_one_token(game, house, listed);
}

/* ---- The hand: four bits for each space say what may be done there */
COPIED Spaces room_options(const House *house, int type, Spaces fresh) {
    Spaces open = supported(house) & ~house->filled & ~fresh;
    return (open & fits(house, type)) << FACE_UP | open << FACE_DOWN;
}
COPIED void lay_room(Game *game, House *house, int type, Spaces chosen, bool listed) {
    Spaces up = chosen & ALL, space = up | (chosen >> FACE_DOWN & ALL);
    house->filled |= space;
    house->up |= up;
    house->room[type] |= up;
    house->card[first(space)] = type;
    look_for_crowds(game, house, listed);
}
static Spaces token_options(const House *house, int token) {
    int room = TOKEN_ROOM[token];
    if (room == OUTSIDE_THE_HOUSE) return DECLINE | OUTSIDE;
    Spaces tokens = marked(house->decor), suiting = room == ANY_ROOM ? house->up : house->room[room];
    Spaces links = room == ANY_ROOM ? joined(house) : suiting & suiting >> RIGHT;
    return DECLINE | (suiting & ~spread(tokens & suiting, links)) << TOKEN;
}
static Spaces scaffold_options(const House *house, bool room_to_come) {
    Spaces free = ALL & ~house->filled;
    if (room_to_come && !without_lowest(free)) return 0;
    return (free & supported(house) & ~house->scaffolds) << SCAFFOLD;
}
static void lay_token(House *house, int token, Spaces chosen) {
    if (chosen == OUTSIDE) house->tokens_outside++, house->points_outside += TOKEN_POINTS[token];
    else if (chosen != DECLINE) house->decor |= (chosen >> TOKEN) * TOKEN_POINTS[token];
}
/* Lay a room card, and a token or scaffolding before or after it. */
APART void lay_both(Game *game, House *house, int type, int resource, bool listed) {
    Spaces fresh = 0;
    for (bool has_room = true, has_resource = true; has_room || has_resource;) {
        Spaces options = has_room ? room_options(house, type, fresh) : 0;
        bool token = resource < SCAFFOLDING;
        if (has_resource && token) options |= token_options(house, resource - FIRST_TOKEN);
        if (has_resource && !token) options |= scaffold_options(house, has_room);
        if (!options) return;
        Spaces chosen = choose(game, options, HOUSE_BITS, listed);
        if (chosen & (ALL << FACE_UP | ALL << FACE_DOWN)) {
            lay_room(game, house, type, chosen, listed);
            has_room = false;
        } else {
            if (token) lay_token(house, resource - FIRST_TOKEN, chosen);
            else house->scaffolds |= fresh = chosen >> SCAFFOLD;
            has_resource = false;
        }
    }
}

/* ---- The tools */
/* Another card comes to a space of a house; a token there is lost. */
static void exchange(Game *game, House *house, Spaces space, int type) {
    uint8_t *card = &house->card[first(space)];
    game->rooms_left += (1ull << 4 * *card) - (1ull << 4 * type);
    house->room[*card] &= ~space;
    house->room[type] |= space;
    house->up |= space;
    house->decor &= ~(space * 15);
    *card = type;
}
/* The pairs of columns that a mixer may exchange, four bits apart. */
static uint64_t pairs_of(unsigned shown) {
    uint64_t pairs = 0, pair = 1;
    for (int one = 0; one < COLUMNS; one++)
        for (int other = one + 1; other < COLUMNS; other++, pair <<= 4)
            if (shown >> one & shown >> other & 1) pairs |= pair;
    return pairs;
}
static void mix(uint8_t *rooms, int pair) {
    static const uint8_t ONE[] = {0, 0, 0, 0, 1, 1, 1, 2, 2, 3}, OTHER[] = {1, 2, 3, 4, 2, 3, 4, 3, 4, 4};
    uint8_t type = rooms[ONE[pair]];
    rooms[ONE[pair]] = rooms[OTHER[pair]];
    rooms[OTHER[pair]] = type;
}
/* Use drills and mixers until a column is taken. Lists: columns; drills; drills in the last column, and mixers. */
APART int column_with_tools(Game *game, House *house, unsigned shown, uint8_t *rooms, bool listed) {
    for (;;) {
        uint64_t list[3] = {shown, 0, 0};
        if (house->goods & SOME(MIXER)) list[2] = pairs_of(shown) << 1;
        if (house->goods & SOME(DRILL))
            for (unsigned left = shown; left; left = without_lowest(left)) {
                int column = first(left);
                list[1 + column / 4] |= (house->up & fits(house, rooms[column])) << column % 4;
            }
        unsigned move = choose_from(game, list, 3, listed), digit = move >> 2 & 15, bit = move & 3;
        if (move < 64) return move;
        if (move >= 128 && bit) {
            house->goods -= OWNED(MIXER);
            mix(rooms, digit);
        } else {
            Spaces space = 1ull << 4 * digit;
            int column = move < 128 ? bit : 4, leaving = house->card[first(space)];
            house->goods -= OWNED(DRILL);
            exchange(game, house, space, rooms[column]);
            rooms[column] = leaving;
            look_for_crowds(game, house, listed);
        }
    }
}

/* ---- The round */
COPIED void take_room(Game *game, int type) { game->rooms_left -= 1ull << 4 * type; }
APART int use_jackhammer(Game *game, House *house, unsigned shown, const uint8_t *rooms, bool listed) {
    int column = first(choose(game, shown | 1 << COLUMNS, COLUMNS + 1, listed)), type = rooms[column];
    if (column < COLUMNS) {
        house->goods -= OWNED(JACKHAMMER);
        take_room(game, type);
        lay_room(game, house, type, choose(game, room_options(house, type, 0), HOUSE_BITS, listed), listed);
    }
    return column;
}
COPIED int take_turn(Game *game, House *house, unsigned shown, int round, bool listed) {
    uint8_t *rooms = game->rooms[round];
    int column = house->goods & (SOME(DRILL) | SOME(MIXER)) ? column_with_tools(game, house, shown, rooms, listed)
                                                            : first(choose(game, shown, COLUMNS, listed));
    int resource = game->resources[round][column], type = rooms[column];
    take_room(game, type);
    house->goods += gain[resource];
    if (TO_HAND >> resource & 1 && !(round == ROUNDS - 1 && resource >= SCAFFOLDING))
        lay_both(game, house, type, resource, listed);
    else lay_room(game, house, type, choose(game, room_options(house, type, 0), HOUSE_BITS, listed), listed);
    return column;
}
/* Seats from the marker holder on; the answer is the next marker holder. */
COPIED int play_round(Game *game, int seats, int round, int marker, bool listed) {
    unsigned shown = (1 << COLUMNS) - 1, skipped = 0;
    int next_marker = marker;
    if (seats < MOST_SEATS) shown ^= choose(game, shown & ~1u, COLUMNS, listed);
    for (int i = 0, seat = marker; i < seats; i++, seat = seat + 1 < seats ? seat + 1 : 0)
        if (game->house[seat].goods & SOME(JACKHAMMER)) {
            int column = use_jackhammer(game, &game->house[seat], shown, game->rooms[round], listed);
            if (column < COLUMNS) shown ^= 1 << column, skipped |= 1 << seat;
        }
    for (int i = 0, seat = marker; i < seats; i++, seat = seat + 1 < seats ? seat + 1 : 0) {
        if (skipped >> seat & 1) continue;
        int column = take_turn(game, &game->house[seat], shown, round, listed);
        shown ^= 1 << column;
        if (column == 0) next_marker = seat;
    }
    return next_marker;
}

/* ---- After round 12 */
APART void use_roofers(Game *game, House *house, int seats, bool listed) {
    while (house->goods & SOME(ROOFER)) {
        uint64_t discards = ROOF_BOX;
        for (int seat = 0; seat < seats; seat++) discards -= game->house[seat].goods & UINT32_MAX;
        uint64_t chosen = choose(game, marked(discards) | 1ull << 32, 33, listed);
        if (chosen >> 32) return;
        house->goods += chosen - OWNED(ROOFER);
    }
}
/* Types of the discards on own cards: four types to a list. At the end all spaces are filled. */
static void list_supplies(const Game *game, const House *house, uint64_t *list) {
    for (uint64_t left = marked(game->rooms_left); left; left = without_lowest(left)) {
        int type = first(left) / 4;
        list[type / 4] |= fits(house, type) << type % 4;
    }
}
/* Whether two cards of one type can be laid back one after the other; both are taken away first. */
static bool may_swap_alike(const House *house, Spaces here, Spaces there, int type) {
    Spaces tokens = finishing_tokens(house), left = tokens & ~(here | there);
    Spaces same = house->room[type] & ~(here | there);
    Spaces alone = fits_beside(same, left, type);
    Spaces token_there = tokens & here ? there : 0, token_here = tokens & there ? here : 0;
    return (alone & there && fits_beside(same | there, left | token_there, type) & here) ||
           (alone & here && fits_beside(same | here, left | token_here, type) & there);
}
/* Turn "who may go where" about into "where may come who": a table of 16 by 16 bits, in words of 4 by 4 by 4. */
static void turn_about(const uint64_t *table, uint64_t *turned) {
    for (int i = 0; i < 4; i++) {
        uint64_t word = table[i], move = (word ^ word >> 3) & 0x0A0A0A0A0A0A0A0A;
        word ^= move ^ move << 3, move = (word ^ word >> 6) & 0x00CC00CC00CC00CC, word ^= move ^ move << 6;
        for (int j = 0; j < 4; j++) turned[j] |= (word >> 16 * j & 0xFFFF) << 16 * i;
    }
}
/* Two cards may change places if each may lie where the other does; the lower space names the row. */
static void list_swaps(const House *house, uint64_t *list) {
    static const uint64_t LATER[4] = {0x00FFFFFFFFFF7310, 0x00FFFFFF73100000, 0x00FF731000000000, 0x7310000000000000};
    uint64_t coming[4] = {0}, alike[4] = {0};
    Spaces tokens = finishing_tokens(house);
    for (Spaces left = ALL; left; left = without_lowest(left)) {
        int bit = first(left), type = house->card[bit];
        Spaces space = lowest(left), same = house->room[type] & ~space, to = fits_beside(same, tokens & ~space, type);
        if (!(house->up & space)) to = ALL;
        else if (!(tokens & house->room[type])) to |= same; /* They lie as before. */
        else
            for (to &= ~same; same; same = without_lowest(same))
                if (may_swap_alike(house, space, lowest(same), type)) alike[bit / 16] |= lowest(same) << bit / 4 % 4;
        list[bit / 16] |= to << bit / 4 % 4;
    }
    turn_about(list, coming);
    for (int i = 0; i < 4; i++) list[i] = ((list[i] & coming[i]) | alike[i]) & LATER[i];
}
static void exchange_bits(Spaces *word, int one, int other) {
    Spaces difference = (*word >> one ^ *word >> other) & 15;
    *word ^= difference << one | difference << other;
}
static void swap(House *house, int one, int other) {
    int type = house->card[one], other_type = house->card[other];
    Spaces up = house->up;
    house->room[type] &= ~(1ull << one);
    house->room[other_type] &= ~(1ull << other);
    house->room[type] |= (up >> one & 1) << other;
    house->room[other_type] |= (up >> other & 1) << one;
    exchange_bits(&house->up, one, other);
    exchange_bits(&house->decor, one, other);
    house->card[one] = other_type;
    house->card[other] = type;
}
/* Lists: done, the supplier's (four types in each), the handyman's (four spaces in each). */
APART void finish(Game *game, House *house, bool listed) {
    while (house->goods & (SOME(SUPPLIER) | SOME(HANDYMAN))) {
        uint64_t list[9] = {1};
        if (house->goods & SOME(SUPPLIER)) list_supplies(game, house, list + 1);
        if (house->goods & SOME(HANDYMAN)) list_swaps(house, list + 5);
        unsigned move = choose_from(game, list, 9, listed), bit = move & 60;
        if (move == 0) return;
        if (move < 5 * 64) {
            house->goods -= OWNED(SUPPLIER);
            exchange(game, house, 1ull << bit, 4 * (move / 64 - 1) + move % 4);
        } else {
            house->goods -= OWNED(HANDYMAN);
            swap(house, 16 * (move / 64 - 5) + 4 * (move % 4), bit);
        }
        look_for_crowds(game, house, listed);
    }
}

/* ---- Points. A second or third card of a room adds more than a first one. */
static int roof_points(uint64_t roofs) {
    uint32_t windows = roofs >> 4 & 0x0F0F0F0F, colours = (roofs & 0x0F0F0F0F) + windows;
    if (colours * 0x01010101u >> 24 < 4) return 0;
    if (colours & 0x04040404) return 8 + ((colours >> 2 & windows) != 0);
    return 3 + (windows * 0x01010101u >> 24);
}
COPIED Spaces beside(Spaces annexes, Spaces partners) { return annexes & (partners << RIGHT | partners >> RIGHT); }
static int points(const House *house) {
    const Spaces *room = house->room;
    bool architect = house->goods & SOME(ARCHITECT), designer = house->goods & SOME(DESIGNER);
    Spaces one_more = room[PLAYROOM] | room[STUDY] | room[LIBRARY] | room[GAME_ROOM], living = room[LIVING_ROOM];
    Spaces kitchen_or_garage = room[KITCHEN] | room[GARAGE], two_more = kitchen_or_garage & kitchen_or_garage >> RIGHT;
    Spaces living_pair = living & living >> RIGHT;
    Spaces annexes = beside(room[SAUNA], room[BATHROOM]) | beside(room[PANTRY], room[KITCHEN]) |
                     beside(room[DRESSING_ROOM], room[BEDROOM]);
    int rooms = size(house->up) - size(room[GARAGE]) + size(one_more) + architect * size(ALL & ~house->up) +
                2 * (size(joined(house)) + size(two_more) + size(living_pair & living >> 2 * RIGHT) + size(annexes));
    int decor = size(house->decor & ALL) + 2 * size(house->decor >> 1 & ALL) + house->points_outside +
                designer * (size(marked(house->decor)) + house->tokens_outside);
    Spaces baths = room[BATHROOM];
    int bonuses = (baths & UPPER && baths & LOWER) + (baths && room[KITCHEN] && room[BEDROOM]);
    return rooms + decor + bonuses * (3 + architect) + roof_points(house->goods);
}

/* ---- Setup: several cards of a deck from one random word (Brackett-Rozinsky and Lemire 2024) */
COPIED void draw_cards(uint64_t *luck, uint64_t *deck, unsigned cards, int number, uint32_t unfair, uint8_t *out) {
    unsigned place[COLUMNS];
    uint32_t rest;
    do {
        rest = next_word(luck);
        for (int i = 0; i < number; i++) {
            uint64_t product = (uint64_t)rest * (cards - i);
            place[i] = product >> 32;
            rest = product;
        }
    } while (__builtin_expect(rest < unfair, 0));
    for (int i = 0; i < number; i++) {
        uint64_t card = nth_bit(*deck, place[i]);
        *deck ^= card;
        out[i] = first(card);
    }
}
static void deal(Game *game, int seats, uint64_t seed) {
    uint32_t low = scrambled((uint32_t)seed), high = scrambled(low ^ (uint32_t)(seed >> 32));
    uint64_t luck = (uint64_t)(high >> 2) << 32 | low | 1;
    uint64_t rooms = (1ull << ROOM_CARDS) - 1, resources = (1ull << RESOURCE_CARDS) - 1;
    for (int round = 0; round < ROUNDS; round++) {
        uint8_t *room = game->rooms[round], *resource = game->resources[round];
        draw_cards(&luck, &rooms, ROOM_CARDS - 5 * round, 5, unfair_rooms[round], room);
        for (int column = 0; column < COLUMNS; column++) room[column] = type_of[room[column]];
        resource[0] = NO_RESOURCE;
        draw_cards(&luck, &resources, RESOURCE_CARDS - 4 * round, 4, unfair_resources[round], resource + 1);
    }
    game->luck = luck;
    game->rooms_left = ROOM_BOX;
    memset(game->house, 0, seats * sizeof(House));
}

/* ---- Many games: equal totals share the win */
typedef struct { long turns, points[MOST_SEATS], wins[MOST_SEATS]; } Tally;
COPIED void play_game(Game *game, int seats, uint64_t seed, bool listed) {
    int marker = 0;
    deal(game, seats, seed);
    for (int round = 0; round < ROUNDS; round++) marker = play_round(game, seats, round, marker, listed);
    for (int i = 0; i < seats; i++) {
        House *house = &game->house[(marker + i) % seats];
        if (house->goods & SOME(ROOFER)) use_roofers(game, house, seats, listed);
    }
    for (int i = 0; i < seats; i++) {
        House *house = &game->house[(marker + i) % seats];
        if (house->goods & (SOME(SUPPLIER) | SOME(HANDYMAN))) finish(game, house, listed);
    }
}
COPIED void play_games(int seats, long games, uint64_t seed, bool listed, Tally *tally) {
    Game game = {0};
    for (long i = 0; i < games; i++) {
        int total[MOST_SEATS], best = 0;
        play_game(&game, seats, seed + i, listed);
        for (int seat = 0; seat < seats; seat++) {
            tally->points[seat] += total[seat] = points(&game.house[seat]);
            if (total[seat] > best) best = total[seat];
        }
        for (int seat = 0; seat < seats; seat++) tally->wins[seat] += total[seat] == best;
    }
    tally->turns = game.turns;
}
static void make_tables(void) {
    for (int type = 0, card = 0; type < TYPES; type++)
        for (int i = ROOM_BOX >> 4 * type & 15; i > 0; i--) type_of[card++] = type;
    for (int card = 0; card < RESOURCE_CARDS; card++) {
        int owned = (card - FIRST_OWNED) / 2;
        if (card < FIRST_TOKEN) gain[card] = 1ull << 4 * (card / 5 * 2 + card % 5 / 4);
        else if (card >= FIRST_OWNED && owned != SCAFFOLDINGS) gain[card] = OWNED(owned);
    }
    for (int eight = 0; eight < 256; eight++)
        for (int bit = 0, n = 0; bit < 8; bit++)
            if (eight >> bit & 1) bits_of[eight][n++] = bit;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t rooms = ROOM_CARDS - 5 * round, resources = RESOURCE_CARDS - 4 * round;
        unfair_rooms[round] = (1ull << 32) % (rooms * (rooms - 1) * (rooms - 2) * (rooms - 3) * (rooms - 4));
        unfair_resources[round] = (1ull << 32) % (resources * (resources - 1) * (resources - 2) * (resources - 3));
    }
}
static double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}
static void play_all(int seats, long games, uint64_t seed, bool listed, Tally *tally) {
    switch (2 * seats + listed) { /* A copy of the whole game for each, made for its number of seats. */
    case 4: play_games(2, games, seed, false, tally); break;
    case 5: play_games(2, games, seed, true, tally); break;
    case 6: play_games(3, games, seed, false, tally); break;
    case 7: play_games(3, games, seed, true, tally); break;
    case 8: play_games(4, games, seed, false, tally); break;
    default: play_games(4, games, seed, true, tally);
    }
}
static void print_numbers(const char *name, const long *numbers, int seats) {
    printf(", \"%s\": [", name);
    for (int seat = 0; seat < seats; seat++) printf("%ld%s", numbers[seat], seat + 1 < seats ? ", " : "]");
}
int main(int count, char **words) {
    int seats = count == 5 ? atoi(words[1]) : 0;
    long games = count == 5 ? atol(words[2]) : 0, points = 0;
    bool listed = count == 5 && !strcmp(words[4], "list");
    if (seats < 2 || seats > MOST_SEATS || games < 1 || (!listed && strcmp(words[4], "playout")))
        return fprintf(stderr, "usage: dream_home PLAYERS GAMES SEED playout|list\n"), 2;
    Tally tally = {0};
    make_tables();
    double start = cpu_seconds();
    play_all(seats, games, strtoull(words[3], NULL, 10), listed, &tally);
    double seconds = cpu_seconds() - start, turns = tally.turns;
    for (int seat = 0; seat < seats; seat++) points += tally.points[seat];
    printf("{\"game\": \"dream-home\", \"players\": %d, \"mode\": \"%s\", \"games\": %ld, \"turns\": %ld, "
           "\"cpu_seconds\": %.4f, \"games_per_s\": %.1f, \"turns_per_s\": %.1f, \"turns_per_game\": %.4f, "
           "\"mean_score\": %.4f", seats, words[4], games, tally.turns, seconds, games / seconds,
           turns / seconds, turns / games, (double)points / games / seats);
    print_numbers("points", tally.points, seats);
    print_numbers("wins", tally.wins, seats);
    puts("}");
}
