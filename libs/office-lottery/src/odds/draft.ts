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
import { oddsText } from '../odds-text.ts';

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

/** How settings are written for an operator. */
export interface SettingWords {
  /** A key in the table of odds of a type. */
  oddsKey: (type: string, key: string) => string;
  /** A limit, a cap, a rule of the house or a fixed value, such as `closed`. */
  named: (word: string) => string;
}

/** A difference between two settings, as an operator reads it before proposing. */
export interface SettingDifference {
  /** `types.lo2`, `limits`, `steps`, `caps` or `options`. */
  path: string;
  texts: (words: SettingWords) => readonly [before: string, after: string];
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
      return { path, texts: (words) => [partText(before[part], words), partText(after[part], words)], rtp: null };
    }
    const id = path.slice('types.'.length);
    const [was, is] = [typeBy(pack, before, id), typeBy(pack, after, id)];
    const [wasOff, isOff] = [before.types?.[id]?.off, after.types?.[id]?.off];
    return {
      path,
      texts: (words) => [typeText(was, wasOff, words), typeText(is, isOff, words)],
      rtp: problems.length === 0 ? [rtpText(pack, was), rtpText(pack, is)] : null,
    };
  });
  return { differences, problems, isAlone: differences.length > 0 && onlyTurnsOff(before, after) };
}

function typeText({ id, odds, costUnits, limits, exposure }: BetType, off: true | undefined, { oddsKey, named }: SettingWords): string {
  const price = (each: Odds) => (each === 'closed' ? named(each) : oddsText(each, (key) => oddsKey(id, key)));
  const steps = exposure.steps.map((step) => `${step.from}: ${price(step.odds)}`).join(', ');
  const { minUnit, maxUnit, maxStakePerDraw, maxPayout } = limits;
  const parts = [
    `${price(odds)} / ${costUnits}`,
    `${minUnit}–${maxUnit}`,
    maxStakePerDraw,
    maxPayout,
    steps,
    ...(off ? [named('off')] : []),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function partText(part: PackSettings['limits' | 'steps' | 'caps' | 'options'], { named }: SettingWords): string {
  const entries = isSteps(part) ? part.map(({ from, odds }) => [from, oddsText(odds, named)] as const) : Object.entries(part ?? {});
  return entries.map(([key, value]) => `${named(key)}: ${named(String(value))}`).join(', ');
}

const isSteps = (part: object | undefined): part is NonNullable<PackSettings['steps']> => Array.isArray(part);
