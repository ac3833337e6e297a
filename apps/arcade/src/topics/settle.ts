import { asianHandicap, asianTotal, outcomes, settleSlip, type Leg, type Outcome, type Score } from '../engines/book/settlement.ts';
import { CannotAnswer, oneOf, quartersOf, textOf, wholeOf, wholesOf, type Question } from './question.ts';

/** More goals than any match has. */
const mostGoals = 99;

/** `{ market, ... }` gives `{ outcome }` (games.md H). */
export function settle(question: Question): { outcome: Outcome } {
  const market = oneOf(question, 'market', ['asianHandicap', 'asianTotal']);
  const line = quartersOf(question, 'line');
  const goals = (name: string) => wholeOf(question, name, 0, mostGoals);
  if (market === 'asianTotal') return { outcome: asianTotal(oneOf(question, 'side', ['over', 'under']), line, goals('goals')) };
  return { outcome: asianHandicap(line, [goals('own'), goals('other')], question['from'] === undefined ? undefined : scoreOf(question)) };
}

/** The score when the bet was placed. */
function scoreOf(question: Question): Score {
  const [own, other] = wholesOf(question, 'from', 2, 0, mostGoals);
  if (own === undefined || other === undefined) throw new CannotAnswer('"from" must be two numbers of goals');
  return [own, other];
}

const decimal = String.raw`^\d{1,12}(\.\d{1,2})?$`;
const mostLegs = 12;

/** `{ stake, legs, sizes? }` gives `{ lines, stake, payout }`; the stake is that of each line (games.md H). */
export function slip(question: Question): { lines: number; stake: string; payout: string } {
  const { legs } = question;
  if (!Array.isArray(legs) || legs.length < 1 || legs.length > mostLegs) throw new CannotAnswer(`"legs" must be 1 to ${mostLegs}`);
  const sizes = question['sizes'] === undefined ? undefined : wholesOf(question, 'sizes', legs.length, 1, legs.length);
  const { lines, stake, payout } = settleSlip(hundredths(textOf(question, 'stake', decimal)), legs.map(legOf), sizes);
  return { lines, stake: decimalOf(stake), payout: decimalOf(payout) };
}

function legOf(leg: unknown): Leg {
  if (typeof leg !== 'object' || leg === null) throw new CannotAnswer('a leg must be an object');
  const question = leg as Question;
  return { outcome: oneOf(question, 'outcome', outcomes), odds: hundredths(textOf(question, 'odds', decimal)) };
}

function hundredths(text: string): bigint {
  const [whole, part = ''] = text.split('.');
  return BigInt(whole! + part.padEnd(2, '0'));
}

function decimalOf(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
