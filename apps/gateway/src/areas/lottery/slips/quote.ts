import type { components } from '@parlour/api/contract';
import { money, toDecimal, toWire } from '@parlour/domain';
import { decimalOf, rtpOf, type BetType, type Odds, type RulePack } from '@parlour/domain/lottery';
import type { Context } from '../../../kernel/context.ts';
import { priceEach } from './place.ts';
import { priceLine, rebateOf, wireOdds, type PricedLine } from './price.ts';
import { situationOf, slipRefusal } from './situation.ts';
import { sumOf } from './slip-input.ts';

type Schemas = components['schemas'];

/** Prices a slip without placing it. Throws the Refusals of its lines. */
export async function quoteSlip(
  { db, merchant, clock }: Context,
  memberId: string,
  { drawIds, lines: asked }: Schemas['SlipQuotePayload'],
): Promise<Schemas['SlipQuote']> {
  const { wallet, draws } = await situationOf(db, { merchant, memberId, drawIds, time: clock.statementTime() });
  const { currency } = wallet;
  const { lines, errors } = priceEach(drawIds, asked, draws, (line, index, draw) => priceLine(line, index, draw, currency));
  if (errors.length > 0) throw slipRefusal(errors);
  return {
    lines: lines.map((priced) => toWireLine(priced)),
    total: toWire(money(sumOf(lines.map(({ line }) => line.stake)), currency)),
  };
}

function toWireLine(priced: PricedLine): Schemas['QuotedLine'] {
  const { index, draw, line, group, maxPayout } = priced;
  const rebate = rebateOf(priced);
  return {
    line: index,
    drawId: draw.id,
    type: line.type.id,
    ...(line.at !== undefined && { at: line.at }),
    selection: [...line.selection],
    unit: toDecimal(line.unit),
    combinations: line.combinations,
    costUnits: line.costUnits,
    odds: wireOdds(line.odds),
    stake: toWire(line.stake),
    maxPayout: toWire(maxPayout),
    rtp: wireRtp(draw.pack, line.type, line.odds),
    ...(group !== undefined && { group }),
    ...(rebate !== undefined && { rebate }),
  };
}

/** Cached returns of a type by its odds: for fast games they are computed over every possible result. */
const known = new WeakMap<BetType, Map<string, Schemas['LotteryRtp']>>();

/** A type's return at given odds, in the contract's form. */
export function wireRtp(pack: RulePack, type: BetType, odds: Odds): Schemas['LotteryRtp'] {
  const ofType = known.get(type) ?? new Map<string, Schemas['LotteryRtp']>();
  known.set(type, ofType);
  const key = JSON.stringify(odds);
  const found = ofType.get(key);
  if (found) return found;
  const { lowest, highest, rows } = rtpOf(pack, type, odds);
  const rtp = {
    least: decimalOf(lowest, 6),
    most: decimalOf(highest, 6),
    ...(rows.length > 1 && {
      rows: rows.map(({ at, key: of, rtp: exact }) => ({
        ...(at !== undefined && { at }),
        ...(of !== undefined && { key: of }),
        rtp: decimalOf(exact, 6),
      })),
    }),
  };
  ofType.set(key, rtp);
  return rtp;
}
