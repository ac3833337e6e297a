// @flag lottery
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { Schema } from '@parlour/api';

/** One bet on the slip, before it is priced. */
export interface SlipEntry {
  /** Tells entries of a slip apart. */
  id: number;
  type: string;
  at?: string | undefined;
  selection: readonly string[];
  /** Decimal text in major units. */
  unit: string;
  /** The prize group to play at; the player's own if absent. */
  group?: number | undefined;
}

/** The slip of each game, by game code. It outlives the screen, so that going back or looking at results loses nothing. */
export const slipsAtom = atom<Readonly<Record<string, readonly SlipEntry[]>>>({});

/** Whether the player accepts better odds without being asked; this device remembers it. */
export const acceptBetterAtom = atomWithStorage('parlour.acceptBetterOdds', false);

/** The entry in the contract's form. */
export function toSlipLine({ type, at, selection, unit, group }: SlipEntry): Schema<'SlipLine'> {
  return { type, ...(at !== undefined && { at }), selection: [...selection], unit, ...(group !== undefined && { group }) };
}

/** A slip with further bets; ids continue from the last one. */
export function withEntries(slip: readonly SlipEntry[], added: readonly Omit<SlipEntry, 'id'>[]): readonly SlipEntry[] {
  const next = Math.max(0, ...slip.map(({ id }) => id)) + 1;
  return [...slip, ...added.map((entry, at) => ({ ...entry, id: next + at }))];
}

/** The quoted lines ready to be placed, with the odds that the player saw; for several draws, those of the first one stand for all. */
export function offeredLines(quote: Schema<'SlipQuote'>): Schema<'OfferedLine'>[] {
  const first = quote.lines[0]?.drawId;
  return quote.lines
    .filter(({ drawId }) => drawId === first)
    .map(({ type, at, selection, unit, odds, group }) => ({
      type,
      ...(at !== undefined && { at }),
      selection,
      unit,
      odds,
      ...(group !== undefined && { group }),
    }));
}
