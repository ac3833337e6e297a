import { fromDecimal, type Money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { postInput } from '../../../ledger/post.ts';
import type { Wallet } from '../../../ledger/registry.ts';
import type { Transfer } from '../../../ledger/transfers.ts';
import { stepsFrom } from './exposure.ts';
import { wireOdds, type PricedLine } from './price.ts';

/** A line about to be placed, with its id. */
export interface NewLine extends PricedLine {
  id: string;
  /** The chase and step that it belongs to. */
  chase?: { id: string; step: number };
}

export interface SlipInput {
  merchant: string;
  wallet: Wallet;
  now: Date;
  /** Replaces the database's clock; null to use that. */
  time: Date | null;
  /** Absent if stakes are only set aside for a chase. */
  ticket?: { id: string; lines: readonly NewLine[] };
  /** Pays for the ticket from the member's cash, and notifies the member's pages. */
  stake?: Transfer;
  /** Further transfers of the slip. */
  transfers?: readonly Transfer[];
  /** Whether `transfers` change the member's balance, so that pages are notified. */
  tells?: boolean;
}

/** An id for a ticket or a chase; ids of a later millisecond are greater. */
export const newId = (now: Date): string => uuid({ msecs: now.getTime() });

/** This many ids in ascending order. Books and caps follow the order of ids, so that lines keep the order of their slip. */
export const newIds = (now: Date, count: number): string[] => Array.from({ length: count }, () => newId(now)).sort();

/** The input of `lottery_place_slip`. */
export function slipInput({ merchant, wallet, now, time, ticket, stake, transfers = [], tells = false }: SlipInput): object {
  const lines = ticket?.lines ?? [];
  return {
    merchant,
    memberId: wallet.memberId,
    book: wallet.book,
    currency: wallet.currency,
    at: now.toISOString(),
    clock: time?.toISOString() ?? null,
    tells,
    draws: [...new Map(lines.map(({ draw }) => [draw.id, { id: draw.id, version: draw.pack.version }])).values()],
    ticket: ticket ? { id: ticket.id, lineCount: lines.length, stake: sumOf(lines.map(({ line }) => line.stake)).toString() } : null,
    lines: lines.map(({ id, draw, line, group, maxPayout, chase }) => ({
      id,
      draw: draw.id,
      game: draw.gameCode,
      pack: draw.pack.id,
      version: draw.pack.version,
      type: line.type.id,
      at: line.at ?? null,
      selection: line.selection,
      unit: line.unit.minor.toString(),
      costUnits: line.costUnits,
      odds: wireOdds(line.odds),
      group: group ?? null,
      combinations: line.combinations,
      stake: line.stake.minor.toString(),
      maxPayout: maxPayout.minor.toString(),
      chase: chase?.id ?? null,
      step: chase?.step ?? null,
    })),
    ...countsOf(lines),
    stake: stake ? postInput(stake, now) : null,
    transfers: transfers.map((transfer) => postInput(transfer, now)),
  };
}

/** What lines add to limits and exposure; the same values remove them again. */
export function countsOf(lines: readonly Pick<PricedLine, 'draw' | 'line' | 'numbers'>[]) {
  const used = new Map<string, { draw: string; type: string; stake: bigint; most: string }>();
  const numbers = new Map<string, { draw: string; type: string; number: string; amount: bigint; step: number; steps: string[] }>();
  for (const { draw, line, numbers: counted } of lines) {
    const { type, stake } = line;
    const most = fromDecimal(type.limits.maxStakePerDraw, stake.currency).minor.toString();
    const key = `${draw.id} ${type.id}`;
    used.set(key, { draw: draw.id, type: type.id, stake: (used.get(key)?.stake ?? 0n) + stake.minor, most });
    const steps = stepsFrom(type, stake.currency).map(String);
    for (const { number, amount } of counted) {
      const name = `${key} ${number}`;
      const before = numbers.get(name)?.amount ?? 0n;
      numbers.set(name, { draw: draw.id, type: type.id, number, amount: before + amount.minor, step: draw.stepOf(type.id, number), steps });
    }
  }
  return {
    used: [...used.values()].map((each) => ({ ...each, stake: each.stake.toString() })),
    numbers: [...numbers.values()].map((each) => ({ ...each, amount: each.amount.toString() })),
  };
}

/** The sum of amounts in minor units. */
export function sumOf(amounts: readonly Money[]): bigint {
  return amounts.reduce((sum, { minor }) => sum + minor, 0n);
}
