// @flag lottery
import type { Schema } from '@parlour/api';
import { parseOdds } from '@parlour/domain/lottery';

/** A line, or the part of its selection, whose odds are not those that the player saw. */
export interface ChangedOdds {
  line: number;
  selection: readonly string[];
  before: Schema<'LotteryOdds'>;
  /** Of several draws the lowest ones, which each of them gives at least. */
  now: Schema<'LotteryOdds'>;
}

/**
 * Which offered lines a refusal `odds_changed` is about, with the odds of then and of now. Numbers of a line whose odds differ in any of
 * the `draws` come apart, so that what is offered next has one price in each draw.
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
    // Bets that count as a whole have one price.
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

/** The offered lines at the odds of now; numbers whose odds differ from the rest of their line become a line of their own. */
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

/** What a hit pays at least, by any of these; those of a type are all one price, or all tables with the same keys. */
function lowest(all: readonly Schema<'LotteryOdds'>[]): Schema<'LotteryOdds'> {
  return all.reduce((least, each) => {
    if (typeof least === 'string' || typeof each === 'string') return scaled(each) < scaled(least) ? each : least;
    return Object.fromEntries(Object.entries(least).map(([key, odds]) => [key, scaled(each[key]) < scaled(odds) ? each[key]! : odds]));
  });
}

const scaled = (odds: Schema<'LotteryOdds'> | undefined): bigint => (typeof odds === 'string' ? (parseOdds(odds) ?? 0n) : 0n);
