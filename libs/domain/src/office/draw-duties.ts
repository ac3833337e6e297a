import { reaches, type Rights } from './permissions.ts';

/** What one operator typed as the result of a draw. */
export interface TypedResult<Result> {
  by: string;
  result: Result;
}

/**
 * The state of the results typed for one draw: one waits for a second person; two agree; or two differ, and a third person decides by
 * typing the same as one of them.
 */
export type TypedState = 'none' | 'waits' | 'agreed' | 'conflict';

/** The state of the typed results. `same` compares two of them. */
export function typedState<Result>(typed: readonly TypedResult<Result>[], same: (a: Result, b: Result) => boolean): TypedState {
  if (typed.length < 2) return typed.length === 0 ? 'none' : 'waits';
  return agreeing(typed, same) ? 'agreed' : 'conflict';
}

/** The first two people who typed the same, or undefined. */
export function agreeing<Result>(
  typed: readonly TypedResult<Result>[],
  same: (a: Result, b: Result) => boolean,
): readonly [TypedResult<Result>, TypedResult<Result>] | undefined {
  for (const [index, one] of typed.entries())
    for (const other of typed.slice(0, index)) if (other.by !== one.by && same(one.result, other.result)) return [other, one];
  return undefined;
}

/** Why an operator may not enter a draw's result. `typed`: they already have; `priced`: they set the odds by which it pays. */
export type WhyNotSecond = 'typed' | 'priced';

/**
 * Why this person may not type the result, or null if they may. `typed` are the names of those who have; `pricedBy` of those who made or
 * approved the odds of the draw: an operator who sets what a number pays must not say which number was drawn.
 */
export function whyNotSecond(
  by: string,
  { typed, pricedBy }: { typed: readonly string[]; pricedBy: readonly string[] },
): WhyNotSecond | null {
  if (pricedBy.includes(by)) return 'priced';
  return typed.includes(by) ? 'typed' : null;
}

/** Whether a role would let one person both enter results and change odds, which only the owner's does. */
export function mixesDuties(rights: Rights): boolean {
  return reaches(rights['draw.enter'], 'w') && reaches(rights['odds.change'], 'p');
}
