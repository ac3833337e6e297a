/** How strong a hand is: its category, then what decides between hands of the same category, most important first. */
export interface Strength<Category extends string = string> {
  readonly category: Category;
  readonly order: readonly number[];
}

/** Above 0 where the first hand is stronger, below where the second is, 0 where they are level. Numbers of the same place are compared. */
export function compareStrength(one: Strength, other: Strength): number {
  for (const [place, number] of one.order.entries()) {
    const difference = number - (other.order[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
