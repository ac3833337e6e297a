import type { Currency } from '@parlour/domain';
import {
  changedSettings,
  decimalOf,
  isPackId,
  offeredType,
  onlyTurnsOff,
  packs,
  ratio,
  rtpOf,
  settingsProblems,
  times,
  typeOf,
  type BetType,
  type Odds,
  type PackSettings,
  type Problem,
  type RulePack,
} from '@parlour/domain/lottery';

/** A type with some settings applied, as if it were on. */
export const typeBy = (pack: RulePack, settings: PackSettings, id: string): BetType => offeredType(typeOf(pack, id)!, settings);

/** The shipped pack, or undefined for one that this version does not know. */
export const shippedPack = (id: string): RulePack | undefined => (isPackId(id) ? packs[id] : undefined);

/** The return of a type in percent with two decimals, such as `97.50`, or `92.69–97.60` if it depends on the selection. */
export function rtpText(pack: RulePack, type: BetType): string {
  const { lowest, highest } = rtpOf(pack, type);
  const [least, most] = [lowest, highest].map((part) => decimalOf(times(part, ratio(100n)), 2));
  return least === most ? `${most}` : `${least}–${most}`;
}

/** Odds in a line, which does not break between a key and its price. */
export const oddsText = (odds: Odds): string =>
  typeof odds === 'string'
    ? odds
    : Object.entries(odds)
        .map(([key, value]) => `${key}:\u00a0${value}`)
        .join(', ');

/** The differences between two settings, item by item, as an operator reads them before proposing. */
export interface SettingDifference {
  /** `types.lo2`, `limits`, `steps`, `caps` or `options`. */
  path: string;
  before: string;
  after: string;
  /** The return before and after, if it is a type and both can be computed. */
  rtp: readonly [before: string, after: string] | null;
}

export interface Draft {
  differences: SettingDifference[];
  problems: readonly Problem[];
  /** An operator who may change odds does it alone. */
  isAlone: boolean;
}

/** What a draft changes, and what is wrong with it at a merchant with this currency. */
export function draftOf(pack: RulePack, before: PackSettings, after: PackSettings, currency: Currency): Draft {
  const problems = settingsProblems(pack, after, currency);
  const differences = changedSettings(before, after).map((path): SettingDifference => {
    if (!path.startsWith('types.')) {
      const part = path as 'limits' | 'steps' | 'caps' | 'options';
      return { path, before: partText(before[part]), after: partText(after[part]), rtp: null };
    }
    const id = path.slice('types.'.length);
    const [was, is] = [typeBy(pack, before, id), typeBy(pack, after, id)];
    const returns = problems.length === 0 ? ([rtpText(pack, was), rtpText(pack, is)] as const) : null;
    return { path, before: typeText(was, before.types?.[id]?.off), after: typeText(is, after.types?.[id]?.off), rtp: returns };
  });
  return { differences, problems, isAlone: differences.length > 0 && onlyTurnsOff(before, after) };
}

function typeText({ odds, costUnits, limits, exposure }: BetType, off: true | undefined): string {
  const steps = exposure.steps.map((step) => `${step.from}: ${oddsText(step.odds)}`).join(', ');
  const { minUnit, maxUnit, maxStakePerDraw, maxPayout } = limits;
  const parts = [`${oddsText(odds)} / ${costUnits}`, `${minUnit}–${maxUnit}`, maxStakePerDraw, maxPayout, steps, ...(off ? ['off'] : [])];
  return parts.filter((part) => part !== '').join(' · ');
}

const partText = (part: PackSettings['limits' | 'steps' | 'caps' | 'options']): string =>
  (isSteps(part) ? part.map(({ from, odds }) => [from, oddsText(odds)]) : Object.entries(part ?? {}))
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');

const isSteps = (part: object | undefined): part is NonNullable<PackSettings['steps']> => Array.isArray(part);
