// @flag lotteryChase
export const multiplierRules = ['same', 'plus', 'double'] as const;
/** How the unit of a chase grows from draw to draw. */
export type MultiplierRule = (typeof multiplierRules)[number];

/** The gateway's maximum. */
const most = 10_000;

/** The multiplier of each of `count` steps. */
export function multipliersOf(rule: MultiplierRule, count: number): readonly number[] {
  return Array.from({ length: count }, (_, step) => {
    switch (rule) {
      case 'same':
        return 1;
      case 'plus':
        return step + 1;
      case 'double':
        return Math.min(2 ** step, most);
    }
  });
}
