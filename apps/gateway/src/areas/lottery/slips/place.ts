import type { components } from '@parlour/api/contract';
import { money, toWire } from '@parlour/domain';
import { once, whileInFlight, type Keyed, type Once } from '../../../http/idempotency.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal, type LineError } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { walletBalance } from '../../../ledger/balance.ts';
import { transfers } from '../../../ledger/transfers.ts';
import { beginChase, chaseDrawIds, chaseRefused } from './chase-placement.ts';
import { tellOdds } from './odds-changed.ts';
import { priceOffered, type Priced, type PricedLine } from './price.ts';
import { situationOf, slipRefusal, whyNotDraw, type Situation } from './situation.ts';
import { newId, newIds, sumOf, type NewLine } from './slip-input.ts';
import { takeSlip, takeSlipOnce, type NotTaken } from './take.ts';

type Schemas = components['schemas'];
type Payload = Schemas['SlipPayload'];
type Placed = Schemas['PlacedTicket'];

/** How many lines a ticket has at most. */
export const mostLines = 400;

/**
 * Places a slip under an idempotency key: every line in every draw, and the chase, or nothing. Throws a Refusal that lists the refused
 * lines with reasons (lottery.md 6); if odds have changed, it includes the current ones.
 */
export async function placeSlip(context: Context, memberId: string, payload: Payload, asked: Once): Promise<Placed> {
  const { drawIds = [], lines = [], chase } = payload;
  if ((lines.length === 0 || drawIds.length === 0) && !chase)
    throw new Refusal('selection_invalid', { message: 'a slip has lines in draws, or a chase' });
  if (!chase) return whileInFlight(asked, (keyed) => placeLines(context, memberId, payload, { ...keyed, ...asked }));
  if (!context.merchant.flags.lotteryChase) throw new Refusal('function_not_enabled');
  return once(context.db, asked, context.clock.now(), (trx) =>
    placeWithChase(Object.create(context, { db: { value: trx, enumerable: true } }) as Context, memberId, { ...payload, chase }),
  );
}

/** Places lines in two statements; the second takes them and stores the answer under the key (ADR 122, 126). */
async function placeLines(
  context: Context,
  memberId: string,
  payload: Payload,
  { lock, hash, key, operation }: Keyed & Once,
): Promise<Placed> {
  const { db, merchant, clock } = context;
  const [now, time] = [clock.now(), clock.statementTime()];
  const situation = await situationOf(db, { merchant, memberId, drawIds: [...new Set(payload.drawIds)], time, key });
  const { before, wallet, draws } = situation;
  if (before && before.hash !== hash) throw new Refusal('idempotency_key_reused');
  if (before) return before.answer as Placed;
  const priced = priceSlip(situation, payload);
  if (priced.errors.length > 0) throw slipRefusal(priced.errors);
  const { ticket, stake, transfer } = ticketOf(context, wallet, priced.lines);
  const answer: Omit<Placed, 'balance'> = {
    ticketId: ticket.id,
    lines: ticket.lines.map(({ id, draw }) => ({ lineId: id, drawId: draw.id })),
    stake: toWire(stake),
  };
  const input = { merchant: merchant.code, wallet, now, time, ticket, stake: transfer };
  const taken = await takeSlipOnce<Placed>(db, input, { lock, hash, key, operation, answer });
  if ('refused' in taken) throw await refusalOf(db, context, memberId, payload, taken.refused);
  tellOdds(context, wallet.book, draws, taken.crossed);
  return taken.answer;
}

/** The ticket for the priced lines, its cost, and the transfer that pays for it. */
function ticketOf({ merchant, clock }: Context, wallet: Situation['wallet'], priced: readonly PricedLine[]) {
  const now = clock.now();
  const id = newId(now);
  const ids = newIds(now, priced.length);
  const lines: NewLine[] = priced.map((line, at) => ({ ...line, id: ids[at]! }));
  const stake = money(sumOf(priced.map(({ line }) => line.stake)), wallet.currency);
  const { book, memberId } = wallet;
  return {
    ticket: { id, lines },
    stake,
    transfer: transfers.lotteryStake({ merchant: merchant.code, book, memberId, amount: stake, reference: id }),
  };
}

/** Places a chase, together with any lines, in the caller's transaction. */
async function placeWithChase(
  context: Context,
  memberId: string,
  payload: Payload & { chase: NonNullable<Payload['chase']> },
): Promise<Placed> {
  const { db, merchant, clock } = context;
  const { drawIds = [], lines: asked = [], chase, acceptBetterOdds = false } = payload;
  const [now, time] = [clock.now(), clock.statementTime()];
  const situation = await situationOf(db, { merchant, memberId, drawIds: [...new Set([...drawIds, ...chaseDrawIds(chase)])], time });
  const { wallet } = situation;
  const priced = priceSlip(situation, payload);
  const errors = [...priced.errors, ...chaseRefused(situation, chase, asked.length, acceptBetterOdds)];
  if (errors.length > 0) throw slipRefusal(errors);
  const placed = priced.lines.length > 0 ? ticketOf(context, wallet, priced.lines) : undefined;
  if (placed) {
    const { ticket, transfer } = placed;
    const taken = await takeSlip(db, { merchant: merchant.code, wallet, now, time, ticket, stake: transfer });
    if ('refused' in taken) throw await refusalOf(db, context, memberId, payload, taken.refused);
    tellOdds(context, wallet.book, situation.draws, taken.crossed);
  }
  const begun = await beginChase(context, situation, chase, acceptBetterOdds);
  const ticketId = placed?.ticket.id ?? begun.ticketId;
  return {
    ...(ticketId !== undefined && { ticketId }),
    chaseId: begun.chaseId,
    lines: [...(placed?.ticket.lines ?? []).map(({ id, draw }) => ({ lineId: id, drawId: draw.id })), ...begun.lines],
    stake: toWire(money(sumOf([...(placed ? [placed.stake] : []), begun.stake]), wallet.currency)),
    balance: await walletBalance(db, wallet),
  };
}

/** Prices every line in every draw at the current odds; reports refused ones. */
function priceSlip({ wallet, draws }: Situation, { drawIds = [], lines: asked = [], acceptBetterOdds = false }: Payload) {
  return priceEach(drawIds, asked, draws, (line, index, draw) =>
    priceOffered(line, index, draw, { currency: wallet.currency, acceptBetter: acceptBetterOdds }),
  );
}

/** Prices each line in each draw; a draw that takes no bets refuses all of them. */
export function priceEach<Asked>(
  drawIds: readonly string[],
  asked: readonly Asked[],
  draws: Situation['draws'],
  price: (line: Asked, index: number, draw: NonNullable<ReturnType<Situation['draws']['get']>>) => Priced,
): { lines: PricedLine[]; errors: LineError[] } {
  const lines: PricedLine[] = [];
  const errors: LineError[] = [];
  if (asked.length * drawIds.length > mostLines)
    throw new Refusal('invalid_request', { message: `a slip has at most ${mostLines} lines over all draws` });
  for (const drawId of drawIds) {
    const draw = draws.get(drawId)!;
    const closed = whyNotDraw(draw);
    for (const [index, line] of asked.entries()) {
      const priced: Priced = closed ? { errors: [{ line: index, drawId, code: closed }] } : price(line, index, draw);
      if ('errors' in priced) errors.push(...priced.errors);
      else lines.push(...priced.lines);
    }
  }
  return { lines, errors };
}

/** Why the database refused a slip, by line; if exposure has reached another step, with the new odds. */
async function refusalOf(db: Db, context: Context, memberId: string, payload: Payload, refused: readonly NotTaken[]): Promise<Refusal> {
  const { lines: asked = [], drawIds = [] } = payload;
  if (refused.some(({ code }) => code === 'moved')) {
    const fresh = await situationOf(db, { merchant: context.merchant, memberId, drawIds, time: context.clock.statementTime() });
    const { errors, lines } = priceSlip(fresh, payload);
    if (errors.length > 0) return slipRefusal(errors);
    const { draw, index, line } = lines[0]!;
    return slipRefusal([
      { line: index, drawId: draw.id, code: 'odds_changed', odds: typeof line.odds === 'string' ? line.odds : { ...line.odds } },
    ]);
  }
  return slipRefusal(
    refused.flatMap(({ code, draw, type, left }) =>
      asked.flatMap((line, index): LineError[] =>
        code === 'moved' || (type !== undefined && line.type !== type)
          ? []
          : [{ line: index, drawId: draw, code, ...(left !== undefined && { field: 'unit', max: left }) }],
      ),
    ),
  );
}
