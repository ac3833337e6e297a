import { isCurrency, money, parseAmount, toDecimal, type Currency, type Money } from '@parlour/domain';
import { clientSeedPattern, serverSeedPattern, type RoundSeeds } from '@parlour/domain/fairness';
import {
  deriveResult,
  readLine,
  readResult,
  settleDraw,
  type DrawnResult,
  type DrawOutcome,
  type PackOptions,
  type PayoutCaps,
  type RulePack,
} from '@parlour/domain/lottery';
import { packNamed } from './pack-named.ts';

export const caseErrors = [
  'PACK_UNKNOWN',
  'CURRENCY_UNKNOWN',
  'DRAW_STATUS_INVALID',
  'VOID_PRIZE_UNKNOWN',
  'RESULT_INVALID',
  'POLICY_INVALID',
  'BETS_INVALID',
] as const;
export type CaseError = (typeof caseErrors)[number];

class Refused extends Error {
  readonly code: CaseError;
  constructor(code: CaseError) {
    super(code);
    this.code = code;
  }
}

/** The answer to one case of `settle:lottery`: the bets in the given order and totals, or why there is none (lottery.md 7). */
export function settleCase(given: unknown): object {
  const { id, ...rest } = recordOf(given);
  try {
    return { id, ...answer(rest) };
  } catch (error) {
    if (error instanceof Refused) return { id, error: error.code };
    throw error;
  }
}

function answer(given: Readonly<Record<string, unknown>>): object {
  const pack = packNamed(given['pack']);
  if (!pack) throw new Refused('PACK_UNKNOWN');
  const { currency } = given;
  if (typeof currency !== 'string' || !isCurrency(currency)) throw new Refused('CURRENCY_UNKNOWN');
  const { draw, derived } = drawOf(pack, recordOf(given['draw']));
  const caps = capsOf(given['policy'], currency);
  const bets = betsOf(given['bets']);
  const { lines, totals } = settleDraw({
    pack,
    currency,
    options: optionsOf(given['options']),
    draw,
    caps,
    lines: bets.map((bet) => ({
      id: bet['id'] as string,
      line: readLine(pack, bet, currency),
      member: bet['member'] === undefined ? undefined : String(bet['member']),
      void: bet['void'] === true,
    })),
  });
  return {
    pack: given['pack'],
    currency,
    ...(derived && { result: derived }),
    bets: lines.map((line) => written(line)),
    totals: written(totals),
  };
}

function drawOf(pack: RulePack, draw: Readonly<Record<string, unknown>>): { draw: DrawOutcome; derived?: DrawnResult } {
  const { status } = draw;
  if (status !== 'resulted' && status !== 'void') throw new Refused('DRAW_STATUS_INVALID');
  const voidPrizes = draw['voidPrizes'] === undefined ? [] : draw['voidPrizes'];
  if (!Array.isArray(voidPrizes)) throw new Refused('VOID_PRIZE_UNKNOWN');
  const known = readResult(pack, undefined, voidPrizes as readonly string[]);
  if (typeof known === 'string') throw new Refused(known);
  if (status === 'void') return { draw: { status } };
  const derived = draw['fair'] === undefined ? undefined : deriveResult(pack, seedsOf(draw['fair']));
  const read = readResult(pack, derived ?? draw['result'], voidPrizes as readonly string[]);
  if (typeof read === 'string') throw new Refused(read);
  return { draw: { status, read, voidPrizes: voidPrizes as readonly string[] }, ...(derived && { derived }) };
}

/** A case may be about its result only. */
function betsOf(given: unknown): Readonly<Record<string, unknown>>[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new Refused('BETS_INVALID');
  return given.map(recordOf);
}

/** A nonce may be given as text, like an issue. */
function seedsOf(given: unknown): RoundSeeds {
  const { serverSeed, clientSeed, nonce } = recordOf(given);
  const number = typeof nonce === 'string' && /^\d{1,15}$/.test(nonce) ? Number(nonce) : nonce;
  if (
    !matches(serverSeed, serverSeedPattern) ||
    !matches(clientSeed, clientSeedPattern) ||
    !Number.isSafeInteger(number) ||
    (number as number) < 0
  )
    throw new Refused('RESULT_INVALID');
  return { serverSeed, clientSeed, nonce: number as number };
}

function matches(value: unknown, pattern: string): value is string {
  return typeof value === 'string' && new RegExp(pattern).test(value);
}

function optionsOf(given: unknown): PackOptions {
  const chosen = Object.entries(recordOf(given)).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
  return Object.fromEntries(chosen);
}

function capsOf(given: unknown, currency: Currency): PayoutCaps {
  const { maxPayoutPerBet, maxPayoutPerMember } = recordOf(given);
  return { maxPayoutPerBet: capOf(maxPayoutPerBet, currency), maxPayoutPerMember: capOf(maxPayoutPerMember, currency) };
}

/** A cap may be 0, which `parseAmount` would refuse; null means none. */
function capOf(given: unknown, currency: Currency): Money | undefined {
  if (given === undefined || given === null) return undefined;
  const text = typeof given === 'string' ? given : '';
  if (/^0+(\.0+)?$/.test(text)) return money(0n, currency);
  const amount = parseAmount(text, currency);
  if (typeof amount === 'string') throw new Refused('POLICY_INVALID');
  return amount;
}

/** Converts amounts to decimal text. */
function written(record: object): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, isMoney(value) ? toDecimal(value) : (value as unknown)]));
}

function isMoney(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && 'minor' in value;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};
}
