// @flag lottery
import { atom } from 'jotai';
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
}

/** The slip of each game by its code. It outlives the screen, so that Back or a look at the results loses nothing. */
export const slipsAtom = atom<Readonly<Record<string, readonly SlipEntry[]>>>({});

/** The player's wish that odds that rose are taken without asking. */
export const acceptBetterAtom = atom(false);

/** The entry as the contract carries it. */
export function toSlipLine({ type, at, selection, unit }: SlipEntry): Schema<'SlipLine'> {
  return { type, ...(at !== undefined && { at }), selection: [...selection], unit };
}

/** A slip with further bets; ids go on from the last one. */
export function withEntries(slip: readonly SlipEntry[], added: readonly Omit<SlipEntry, 'id'>[]): readonly SlipEntry[] {
  const next = Math.max(0, ...slip.map(({ id }) => id)) + 1;
  return [...slip, ...added.map((entry, at) => ({ ...entry, id: next + at }))];
}

/** The quoted lines as they are placed: with the odds that the player saw. Of several draws those of the first, which stand for all. */
export function offeredLines(quote: Schema<'SlipQuote'>): Schema<'OfferedLine'>[] {
  const first = quote.lines[0]?.drawId;
  return quote.lines
    .filter(({ drawId }) => drawId === first)
    .map(({ type, at, selection, unit, odds }) => ({ type, ...(at !== undefined && { at }), selection, unit, odds }));
}

/** A line whose odds are not those that the player saw. */
export interface ChangedOdds {
  line: number;
  selection: readonly string[];
  before: Schema<'LotteryOdds'>;
  now: Schema<'LotteryOdds'>;
}

/** Which offered lines a refusal `odds_changed` is about, with the odds of then and of now. */
export function changedOdds(offered: readonly Schema<'OfferedLine'>[], refused: readonly Schema<'LineError'>[]): readonly ChangedOdds[] {
  const seen = new Set<string>();
  return refused.flatMap(({ line, odds, selection }) => {
    const before = offered[line];
    if (!before || odds === undefined) return [];
    const change = { line, selection: selection ?? before.selection, before: before.odds, now: odds };
    // One line stands for all its draws: the first draw that differs is asked about.
    const key = `${line} ${change.selection.join(' ')}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [change];
  });
}

/** The offered lines at the odds of now; numbers whose odds differ from the rest of their line become a line of their own. */
export function atOddsOfNow(offered: readonly Schema<'OfferedLine'>[], changed: readonly ChangedOdds[]): Schema<'OfferedLine'>[] {
  return offered.flatMap((line, place) => {
    const news = changed.filter((change) => change.line === place);
    const moved = new Set(news.flatMap(({ selection }) => selection));
    const rest = line.selection.filter((element) => !moved.has(element));
    const parts = news.map(({ selection, now }) => ({ ...line, selection: [...selection], odds: now }));
    return rest.length > 0 && news.length > 0 && rest.length < line.selection.length
      ? [{ ...line, selection: rest }, ...parts]
      : parts.length > 0
        ? parts
        : [line];
  });
}
