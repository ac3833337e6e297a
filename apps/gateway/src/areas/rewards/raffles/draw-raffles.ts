import { drawRaffle } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Merchant, Merchants } from '../../../kernel/merchants.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { isShutOut, lacksAge, memberOf, type ClaimingMember } from '../claims/facts.ts';
import { isIssued, NotGiven, payGift } from '../claims/pay-gift.ts';
import { runningPromotions, type Published } from '../claims/running.ts';
import { newEntry } from '../entries/moves.ts';
import { merchantDay } from '../loyalty/days.ts';
import { excludedTies } from '../loyalty/terms.ts';
import { seedPlace } from '../promotions.ts';
import { holdBook } from './take-tickets.ts';
import type { RaffleWinner } from './tables.ts';

/** Draws the raffles that have ended, each once, and pays their winners. For a periodic job; returns how many it drew. */
export async function drawRaffles(db: Db, merchants: Merchants, vault: Pick<Vault, 'open'>, now: Date): Promise<number> {
  let count = 0;
  for (const merchant of merchants.all) {
    const raffles = (await runningPromotions(db, merchant)).filter(({ offer }) => offer.kind === 'raffle');
    if (raffles.length === 0) continue;
    const ids = raffles.map(({ id }) => id);
    const drawn = await db.selectFrom('raffle_draw').select('promotion_id').where('promotion_id', 'in', ids).execute();
    for (const raffle of raffles)
      if (isOver(raffle, now) && !drawn.some(({ promotion_id }) => promotion_id === raffle.id))
        count += await draw(db, merchant, raffle, vault, now);
  }
  return count;
}

/** A raffle that is closed early is drawn at once, because ticket holders were promised a draw. */
const isOver = ({ closed, offer: { terms } }: Published, now: Date) => closed || (terms.to !== null && terms.to <= now.getTime());

/** Freezes the book, draws and pays, all or nothing: if the budget does not suffice, the next run tries again. */
function draw(db: Db, merchant: Merchant, raffle: Published, vault: Pick<Vault, 'open'>, now: Date): Promise<0 | 1> {
  const { id, code, version, offer, seed } = raffle;
  const { terms } = offer;
  if (terms.kind !== 'raffle' || seed === null) return Promise.resolve(0);
  return inTransaction(db, async (trx): Promise<0 | 1> => {
    await holdBook(trx, id, true);
    const before = await trx.selectFrom('raffle_draw').select('book').where('promotion_id', '=', id).executeTakeFirst();
    if (before) return 0;
    await freeze(trx, merchant, id, now);
    const tickets = await trx
      .selectFrom('raffle_ticket as t')
      .innerJoin('raffle_entrant as e', (join) =>
        join.onRef('e.promotion_id', '=', 't.promotion_id').onRef('e.member_id', '=', 't.member_id'),
      )
      .select(['t.member_id', 'e.pseudonym as member', 't.client_seed as clientSeed'])
      .where('t.promotion_id', '=', id)
      .where('t.number', 'is not', null)
      .orderBy('t.number')
      .execute();
    const serverSeed = vault.open(seedPlace(merchant.code, id, version), seed);
    const { book, winners } = drawRaffle({ code, serverSeed, prizes: terms.prizes.length }, tickets);
    const won = winners.map((ticket, place) => ({ ticket, ...tickets[ticket - 1]!, amount: terms.prizes[place]! }));
    const told = won.map(({ ticket, member, amount }): RaffleWinner => ({ ticket, member, amount: amount.toString() }));
    await trx
      .insertInto('raffle_draw')
      .values({
        promotion_id: id,
        merchant: merchant.code,
        version,
        book,
        tickets: tickets.length,
        winners: JSON.stringify(told),
        drawn_at: now,
      })
      .execute();
    await payWinners(trx, merchant, raffle, won, now);
    await tellRevealed(trx, { merchant: merchant.code, code, version, book, tickets: tickets.length, serverSeed }, now);
    return 1;
  }).catch((error: unknown) => {
    if (error instanceof NotGiven) return 0;
    throw error;
  });
}

/** Numbers the tickets in the order in which they were taken; tickets of members who may not win get no number (R33). */
async function freeze(trx: Db, merchant: Merchant, promotionId: string, now: Date): Promise<void> {
  const entrants = await trx
    .selectFrom('raffle_entrant as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .select(['m.id', 'm.kind', 'm.status', 'm.bets_blocked_until', 'm.age_verified_at'])
    .where('e.promotion_id', '=', promotionId)
    .execute();
  const may = entrants.filter((member) => !isShutOut(member, now) && !lacksAge(merchant, member)).map(({ id }) => id);
  await sql`
    update raffle_ticket t set number = n.number
    from (select place, row_number() over (order by place) as number from raffle_ticket
      where promotion_id = ${promotionId} and member_id = any (${may}::uuid[])) n
    where t.promotion_id = ${promotionId} and t.place = n.place`.execute(trx);
}

interface Revealed {
  merchant: string;
  code: string;
  version: number;
  book: string;
  tickets: number;
  serverSeed: string;
}

/** Appends to the operators' audit log what the raffle was drawn by, which is public from now on; last, since others wait for its chain. */
async function tellRevealed(trx: Db, { merchant, code, version, book, tickets, serverSeed }: Revealed, now: Date): Promise<void> {
  const event = {
    chain: merchant,
    at: now.toISOString(),
    actor_kind: 'job',
    actor: 'draw-raffles',
    via: 'job',
    event: 'raffle.revealed',
    subject_kind: 'promotion',
    subject: `${merchant}/${code}`,
    after: { version, tickets, book, serverSeed },
    outcome: 'done',
  };
  await sql`select audit_append(${JSON.stringify(event)}::jsonb)`.execute(trx);
}

async function payWinners(
  trx: Db,
  merchant: Merchant,
  { id, code, version, offer }: Published,
  won: readonly { member_id: string; amount: bigint }[],
  now: Date,
): Promise<void> {
  // Locks the winners' cash first, in a fixed order: claims also lock it before the promotion's row.
  const ids = [...new Set(won.map(({ member_id }) => member_id))].toSorted();
  const members = new Map<string, ClaimingMember>();
  for (const member of ids) {
    await sql`select grant_hold_for_claim(${merchant.code}, ${member}, ${code})`.execute(trx);
    members.set(member, await memberOf(trx, merchant.code, member));
  }
  const day = merchantDay(merchant, now);
  const tieExcluded = await excludedTies(trx, merchant.code);
  for (const [place, { member_id, amount }] of won.entries()) {
    const subject = `prize:${place + 1}`;
    const gift = { subject, amount, deposit: null, step: null };
    // The prize was promised with the ticket, so it is paid whatever has happened to the promotion since.
    await payGift(
      trx,
      { merchant: merchant.code, member: members.get(member_id)!, promotion: { id, version }, offer, gift, day, tieExcluded, ended: true },
      now,
    );
    const end = isIssued(offer, amount) ? 'issued' : 'claimed';
    const row = { merchant: merchant.code, promotion_id: id, version, member_id, joined_at: null, last_at: now, amount };
    await newEntry(trx, { ...row, id: uuid({ msecs: now.getTime() }), period: subject, last: end }, 'process', [[end, 'engine']], now);
  }
}
