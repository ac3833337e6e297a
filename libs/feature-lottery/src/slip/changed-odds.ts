// @flag lottery
import type { Schema } from '@parlour/api';
import { parseOdds } from '@parlour/domain/lottery';

/** A line, or part of its selection, whose odds differ from those that the player saw. */
export interface ChangedOdds {
  line: number;
  selection: readonly string[];
  before: Schema<'LotteryOdds'>;
  /** For several draws, the lowest of their odds, which every one of them pays at least. */
  now: Schema<'LotteryOdds'>;
}

/**
 * Which of the offered lines a refusal `odds_changed` concerns, with old and new odds. Numbers whose odds differ in any of the `draws` are
 * split from their line, so that each new line has a single price in each draw.
 */
export function changedOdds(
  offered: readonly Schema<'OfferedLine'>[],
  refused: readonly Schema<'LineError'>[],
  draws: number,
): readonly ChangedOdds[] {
  return offered.flatMap(({ selection, odds: before }, line) => {
    const told = refused.flatMap((error) => (error.line === line && error.odds !== undefined ? [{ ...error, odds: error.odds }] : []));
    if (told.length === 0) return [];
    const change = (part: readonly string[], news: readonly Schema<'LotteryOdds'>[]) => ({
      line,
      selection: part,
      before,
      now: lowest(news.length < draws ? [...news, before] : news),
    });
    // Bets priced as a whole have a single price.
    if (told.every((error) => error.selection === undefined)) {
      const news = told.map(({ odds }) => odds);
      return [change(selection, news)];
    }
    const groups = new Map<string, { part: string[]; news: Schema<'LotteryOdds'>[] }>();
    for (const element of selection) {
      const about = told.filter((error) => error.selection === undefined || error.selection.includes(element));
      if (about.length === 0) continue;
      const key = JSON.stringify(about.map(({ drawId, odds }) => [drawId, odds]));
      const group = groups.get(key) ?? { part: [], news: about.map(({ odds }) => odds) };
      group.part.push(element);
      groups.set(key, group);
    }
    return [...groups.values()].map(({ part, news }) => change(part, news));
  });
}

/** The offered lines at the new odds; numbers whose odds differ from the rest of their line become a line of their own. */
export function atOddsOfNow(offered: readonly Schema<'OfferedLine'>[], changed: readonly ChangedOdds[]): Schema<'OfferedLine'>[] {
  return offered.flatMap((line, place) => {
    const news = changed.filter((change) => change.line === place);
    if (news.length === 0) return [line];
    const moved = new Set(news.flatMap(({ selection }) => selection));
    const rest = line.selection.filter((element) => !moved.has(element));
    const parts = news.map(({ selection, now }) => ({ ...line, selection: [...selection], odds: now }));
    return rest.length > 0 ? [{ ...line, selection: rest }, ...parts] : parts;
  });
}

/** The lowest price in each place. The odds of one type are either all single prices or all tables with the same keys. */
function lowest(all: readonly Schema<'LotteryOdds'>[]): Schema<'LotteryOdds'> {
  return all.reduce((least, each) => {
    if (typeof least === 'string' || typeof each === 'string') return scaled(each) < scaled(least) ? each : least;
    return Object.fromEntries(Object.entries(least).map(([key, odds]) => [key, scaled(each[key]) < scaled(odds) ? each[key]! : odds]));
  });
}

const scaled = (odds: Schema<'LotteryOdds'> | undefined): bigint => (typeof odds === 'string' ? (parseOdds(odds) ?? 0n) : 0n);
