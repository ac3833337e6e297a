import { money, toDecimal, type Currency, type Money } from '@parlour/domain';
import {
  exposedAs,
  exposuresOf,
  groupRebateText,
  largestPayout,
  oddsOf,
  oddsPlayedAt,
  readLine,
  readOdds,
  sameOdds,
  typeOf,
  whyNotLimits,
  type BetType,
  type ExposureOf,
  type Line,
  type LimitProblem,
  type LineProblem,
  type Odds,
} from '@parlour/domain/lottery';
import type { LineError } from '../../../kernel/refusal.ts';
import { capOf } from '../offered-packs.ts';
import { oddsAtStep } from './exposure.ts';
import type { SlipDraw } from './situation.ts';

/** A bet as a client requests it. */
export interface AskedLine {
  type: string;
  at?: string;
  selection: readonly string[];
  unit: string;
  /** The prize group to play at; the member's own if absent. */
  group?: number;
}

/** A bet in one draw with the current offer. */
export interface PricedLine {
  /** The line's index in the request. */
  index: number;
  draw: SlipDraw;
  /** The line at the current odds. */
  line: Line;
  /** The prize group of its odds, if its type has prize groups. */
  group?: number;
  maxPayout: Money;
  /** How much it adds to the exposure of each number. */
  numbers: readonly ExposureOf[];
}

/** A line's cost and possible win in a draw: one entry for each price among its numbers, or why it is refused. */
export type Priced = { lines: PricedLine[] } | { errors: LineError[] };

/** Prices a line in a draw that takes bets, by the pack and the steps that exposure has reached (lottery.md 6). */
export function priceLine(asked: AskedLine, index: number, draw: SlipDraw, currency: Currency): Priced {
  const { pack } = draw;
  const about = { line: index, drawId: draw.id };
  const type = typeOf(pack, asked.type);
  if (!type) return { errors: [{ ...about, code: 'type_disabled', field: 'type' }] };
  const read = readLine(pack, asked, currency);
  if (typeof read === 'string') return { errors: [{ ...about, ...problemOf(read, type, asked) }] };
  const group = groupPlayed(type, asked.group, draw);
  if (typeof group === 'object') return { errors: [{ ...about, ...group }] };
  const errors: LineError[] = [];
  const lines: PricedLine[] = [];
  for (const { odds: standing, selection } of byOdds(type, read, draw)) {
    const odds =
      group === undefined || typeof standing !== 'string' || standing === 'closed' ? standing : oddsPlayedAt(pack, type, standing, group);
    const some = selection.length < read.selection.length ? { selection: [...selection] } : {};
    if (odds === 'closed') {
      errors.push({ ...about, code: type.exposure.per === 'type' ? 'exposure_limit' : 'number_closed', field: 'selection', ...some });
      continue;
    }
    const line = partOf(read, selection, odds, pack, currency);
    // The database adds the member's earlier stakes.
    const beyond = whyNotLimits(pack, line, { staked: money(0n, currency) });
    if (beyond) errors.push({ ...about, field: 'unit', ...limitTold(type, beyond) });
    else
      lines.push({
        index,
        draw,
        line,
        ...(group !== undefined && { group }),
        maxPayout: mostPaid(pack, line),
        numbers: exposuresOf(pack, line),
      });
  }
  return errors.length > 0 ? { errors } : { lines };
}

/**
 * Prices a line whose odds the player saw: it is taken at those, or at better ones with `acceptBetter`; otherwise `odds_changed` returns
 * the current ones.
 */
export function priceOffered(
  asked: AskedLine & { odds: unknown },
  index: number,
  draw: SlipDraw,
  { currency, acceptBetter }: { currency: Currency; acceptBetter: boolean },
): Priced {
  const priced = priceLine(asked, index, draw, currency);
  if ('errors' in priced) return priced;
  const { lines } = priced;
  const seen = readOdds(lines[0]!.line.type.odds, asked.odds);
  const stands = ({ line }: PricedLine) =>
    seen !== undefined && (sameOdds(seen, line.odds) || (acceptBetter && lines.length === 1 && notLower(line.odds, seen)));
  const changed = lines.filter((line) => !stands(line));
  if (changed.length === 0 && lines.length === 1) return priced;
  return {
    errors: (changed.length > 0 ? changed : lines).map(({ line }) => ({
      line: index,
      drawId: draw.id,
      code: 'odds_changed',
      odds: wireOdds(line.odds),
      ...(lines.length > 1 && { selection: [...line.selection] }),
    })),
  };
}

/** The prize group of a line; undefined if its type has none. Or what is wrong with the requested one. */
function groupPlayed(
  { prizeGroup }: BetType,
  asked: number | undefined,
  { groups }: SlipDraw,
): number | undefined | Pick<LineError, 'code' | 'field' | 'min' | 'max'> {
  if (prizeGroup === undefined) return asked === undefined ? undefined : { code: 'selection_invalid', field: 'group' };
  const { own, least } = groups ?? { own: prizeGroup, least: prizeGroup };
  const played = asked ?? own;
  if (played >= least && played <= own) return played;
  return { code: 'selection_invalid', field: 'group', min: String(least), max: String(own) };
}

/** The rebate on a line, as a share of its stake in decimal text; undefined if there is none. */
export function rebateOf({ draw: { groups }, group }: PricedLine): string | undefined {
  return groups && group !== undefined && group < groups.own ? groupRebateText(groups.own, group) : undefined;
}

/** Odds in the form of the contract. */
export function wireOdds(odds: Odds): string | Record<string, string> {
  return typeof odds === 'string' ? odds : { ...odds };
}

/** Whether no hit pays less at `now` than at `before`; both belong to one type. */
export function notLower(now: Odds, before: Odds): boolean {
  const keys = typeof before === 'string' ? [''] : Object.keys(before);
  return keys.every((key) => oddsOf(now, key) >= oddsOf(before, key));
}

/** A selection's elements grouped by their current odds; types that count as a whole have a single price. */
function byOdds(type: BetType, { selection, at, unit }: Line, draw: SlipDraw): { odds: Odds | 'closed'; selection: readonly string[] }[] {
  const offered = (element: string) => oddsAtStep(type, draw.stepOf(type.id, exposedAs(type, at, element)), unit.currency);
  if (type.exposure.per === 'type') return [{ odds: offered(''), selection }];
  const groups = new Map<string, { odds: Odds | 'closed'; selection: string[] }>();
  for (const element of selection) {
    const odds = offered(element);
    const key = JSON.stringify(odds);
    const group = groups.get(key) ?? { odds, selection: [] };
    groups.set(key, group);
    group.selection.push(element);
  }
  return [...groups.values()];
}

/** The most that a line can be paid, taking the cap on payouts into account. */
function mostPaid(pack: SlipDraw['pack'], line: Line): Money {
  const { currency } = line.unit;
  const caps = [capOf(pack, 'maxPayoutPerBet', currency), capOf(pack, 'maxPayoutPerMember', currency)];
  return caps.reduce<Money>((most, cap) => (cap && cap.minor < most.minor ? cap : most), largestPayout(pack, line));
}

/** The part of a line that has one price. */
function partOf(line: Line, selection: readonly string[], odds: Odds, pack: SlipDraw['pack'], currency: Currency): Line {
  if (selection.length === line.selection.length) return { ...line, odds };
  const { type, at, unit } = line;
  const part = readLine(pack, { type: type.id, ...(at !== undefined && { at }), selection, unit: toDecimal(unit), odds }, currency);
  if (typeof part === 'string') throw new Error(`a part of a valid line is ${part}`);
  return part;
}

/** The exceeded limit in the contract's form. */
export function limitTold({ limits }: BetType, code: LimitProblem): Omit<LineError, 'line'> {
  switch (code) {
    case 'unit_limit':
      return { code, min: limits.minUnit, max: limits.maxUnit };
    case 'stake_limit':
      return { code, max: limits.maxStakePerDraw };
    case 'exposure_limit':
      return { code, max: limits.maxPayout };
  }
}

function problemOf(problem: LineProblem, type: BetType, asked: AskedLine): Omit<LineError, 'line'> {
  switch (problem) {
    case 'TYPE_UNKNOWN':
      return { code: 'type_disabled', field: 'type' };
    case 'UNIT_INVALID':
      return { code: 'unit_limit', field: 'unit', min: type.limits.minUnit, max: type.limits.maxUnit };
    default: {
      const wrongPlace = type.at ? asked.at === undefined || !type.at.includes(asked.at) : asked.at !== undefined;
      return { code: 'selection_invalid', field: wrongPlace ? 'at' : 'selection' };
    }
  }
}
