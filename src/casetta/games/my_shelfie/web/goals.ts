/** What is printed on the common goal cards: `x` the same type, `o` another same type, `n` all different. */
export const PRINTED: Record<string, string[]> = {
  six_groups_of_two: ["...xx", ".x...", ".x.xx", "x....", "x.xx.", "xx..."],
  four_groups_of_four: ["xxxx.", "....x", "xx..x", "xx..x", "....x", "xxxx."],
  four_corners: ["x...x", ".....", ".....", ".....", ".....", "x...x"],
  two_squares: [".....", ".xx..", ".xx..", ".....", "..xx.", "..xx."],
  three_columns_max_three_types: ["x.x.x", "x.x.x", "x.x.x", "x.x.x", "x.x.x", "x.x.x"],
  eight_of_a_type: ["..x..", "x...x", "..x..", ".x.x.", "....x", ".x..."],
  diagonal: ["x....", ".x...", "..x..", "...x.", "....x", "....."],
  four_rows_max_three_types: [".....", ".....", "xxxxx", "xxxxx", "xxxxx", "xxxxx"],
  two_columns_all_different: [".n.n.", ".n.n.", ".n.n.", ".n.n.", ".n.n.", ".n.n."],
  two_rows_all_different: [".....", "nnnnn", ".....", ".....", "nnnnn", "....."],
  x_shape: [".....", ".x.x.", "..x..", ".x.x.", ".....", "....."],
  staircase: [".....", "x....", "xx...", "xxx..", "xxxx.", "xxxxx"],
};

/** The name of a goal in messages: with hyphens. */
export function goalId(key: string): string {
  return key.replaceAll("_", "-");
}
