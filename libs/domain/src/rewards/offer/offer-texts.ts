import type { Currency } from '../../currencies.ts';
import { fillSlots, slotsIn } from '../../content/slots.ts';
import { languages, type LanguageCode } from '../../languages.ts';
import { formatMoney, money } from '../../money.ts';
import { highestReward } from '../gifts.ts';
import type { Mission } from '../missions.ts';
import { highestPrize } from './offer-cost.ts';
import type { Offer } from './read-offer.ts';

type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** A promotion's texts for members, in each language that has them. Figures are slots, such as `{percent}`. */
export interface PromotionTexts {
  readonly title?: Texts;
  readonly description?: Texts;
  /** Its terms in words; the sentence generated from the data is shown above them. */
  readonly terms?: Texts;
}

export const promotionTextNames = ['title', 'description', 'terms'] as const satisfies readonly (keyof PromotionTexts)[];

/** Figures that texts may refer to in braces; each exists only if the promotion has it. */
const promotionSlots = [
  'percent',
  'minDeposit',
  'maxBonus',
  'amount',
  'maxAmount',
  'minAmount',
  'top',
  'prizes',
  'each',
  'spins',
  'stake',
  'turnover',
  'target',
  'steps',
  'days',
  'multiplier',
] as const;
export type PromotionSlot = (typeof promotionSlots)[number];

/** The figures of a promotion, formatted for a language; those it does not have are absent. */
export function slotsOf(
  { terms }: Pick<Offer, 'terms'>,
  currency: Currency,
  language: LanguageCode,
): Partial<Record<PromotionSlot, string>> {
  const { formatTag } = languages[language];
  const number = (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(formatTag, options).format(value);
  // Without the marks of direction that Arabic has around it: a text that begins with them would be taken for English.
  const percent = (value: bigint) =>
    number(Number(value) / 1_000_000, { style: 'percent', maximumFractionDigits: 4 }).replaceAll('\u200E', '');
  const amount = (minor: bigint | null) => (minor === null ? undefined : formatMoney(money(minor, currency), formatTag));
  const target = ({ measure, target: goal }: Mission) => {
    if (measure === 'validStake') return amount(goal);
    return number(measure === 'bestMultiple' ? Number(goal) / 100 : Number(goal), { maximumFractionDigits: 2 });
  };
  const { wagering } = terms;
  const values: Partial<Record<PromotionSlot, string | undefined>> = {
    ...(wagering && {
      multiplier: number(Number(wagering.multiplier) / 100, { maximumFractionDigits: 2 }),
      days: wagering.days === null ? undefined : number(wagering.days),
    }),
    ...(terms.kind === 'depositBonus' && {
      percent: percent(terms.percent),
      minDeposit: amount(terms.minDeposit),
      maxBonus: amount(terms.maxBonus),
    }),
    ...(terms.kind === 'reward' && {
      amount: amount(terms.amount),
      top: terms.levels.length === 0 ? undefined : amount(highestReward(terms)),
    }),
    ...(terms.kind === 'award' && { maxAmount: amount(terms.maxAmount) }),
    ...(terms.kind === 'cashback' && {
      percent: percent(terms.percent),
      minAmount: amount(terms.minAmount),
      maxAmount: amount(terms.maxAmount),
    }),
    ...(terms.kind === 'envelope' && { top: amount(highestPrize(terms)) }),
    ...(terms.kind === 'raffle' && {
      top: amount(terms.prizes.reduce((most, prize) => (prize > most ? prize : most))),
      prizes: number(terms.prizes.length),
      each: amount(terms.tickets?.each ?? null),
    }),
    ...(terms.kind === 'leaderboard' && {
      top: amount(terms.prizes.reduce((most, prize) => (prize > most ? prize : most))),
      prizes: number(terms.prizes.length),
    }),
    ...(terms.kind === 'freeSpins' && {
      spins: number(terms.spins),
      stake: amount(terms.stake),
      minDeposit: amount(terms.minDeposit),
      maxAmount: amount(terms.maxAmount),
    }),
    ...(terms.kind === 'invite' && {
      amount: amount(terms.amount),
      minDeposit: amount(terms.needs.deposit),
      turnover: amount(terms.needs.turnover),
    }),
    ...(terms.kind === 'mission' && { amount: amount(terms.amount), target: target(terms.mission) }),
    ...(terms.kind === 'levelUp' && {
      top: amount((terms.levels ?? []).reduce((most, each) => (each.amount > most ? each.amount : most), 0n)),
    }),
    ...(terms.kind === 'signIn' && {
      steps: number(terms.amounts.length),
      top: amount(terms.amounts.reduce((most, each) => (each > most ? each : most))),
    }),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * A text with its figures filled in; empty if it refers to a figure that the promotion does not have, so that no incomplete sentence is
 * shown.
 */
export function filledText(text: string, values: Partial<Record<PromotionSlot, string>>): string {
  return slotsIn(text).every((slot) => Object.hasOwn(values, slot)) ? fillSlots(text, values) : '';
}

/** What is wrong with a text of a promotion. */
export type TextProblem =
  | { readonly code: 'missing'; readonly text: keyof PromotionTexts; readonly language: LanguageCode }
  | { readonly code: 'figure' | 'slot'; readonly text: keyof PromotionTexts; readonly language: LanguageCode; readonly found: string };

/**
 * What prevents texts from being published: each language of the site needs a title and terms, figures come from the promotion and never
 * from the text, and every slot refers to something that the promotion has (rewards.md 1 and R7).
 */
export function textProblems(
  texts: PromotionTexts,
  offer: Pick<Offer, 'terms'>,
  { currency, languages: needed }: { currency: Currency; languages: readonly LanguageCode[] },
): readonly TextProblem[] {
  const problems: TextProblem[] = [];
  for (const language of needed) {
    const known = slotsOf(offer, currency, language);
    for (const text of promotionTextNames) {
      const written = texts[text]?.[language]?.trim() ?? '';
      if (written === '' && text !== 'description') problems.push({ code: 'missing', text, language });
      const figure = /\p{Nd}[\p{Nd}.,%]*/u.exec(written)?.[0];
      if (figure !== undefined) problems.push({ code: 'figure', text, language, found: figure });
      const slot = slotsIn(written).find((name) => !Object.hasOwn(known, name));
      if (slot !== undefined) problems.push({ code: 'slot', text, language, found: slot });
    }
  }
  return problems;
}
