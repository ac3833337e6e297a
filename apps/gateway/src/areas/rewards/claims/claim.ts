import type { Currency } from '@parlour/domain';
import { drawSeedPattern, openEnvelope, type EntryStatus } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { moveEntry, newEntry, type Moves } from '../entries/moves.ts';
import { seedPlace } from '../promotions.ts';
import type { DrawnPrize } from '../tables.ts';
import { factsOf, isShutOut, memberOf, claimsIn, type Facts } from './facts.ts';
import { isIssued, NotGiven, payGift } from './pay-gift.ts';
import { runningPromotions } from './running.ts';
import { namedGift, standingIn, type ClaimRefusal, type Gift, type Running, type Standing } from './standing.ts';

export interface NewClaim {
  memberId: string;
  code: string;
  /** The version of the terms that the member has read. */
  termsVersion: number;
  /** The member's deposit that it is for, of kinds that are given for one. */
  deposit?: string | undefined;
  /** Any day of the period that it is for, of kinds that are given for one. */
  period?: string | undefined;
  /** The member's part of a draw (R32). */
  clientSeed?: string | undefined;
}

/** What a claim gave, in minor units: bonus money in a grant, or cash. */
export interface Claimed {
  status: 'issued' | 'claimed' | 'signed';
  amount: bigint;
  grant: string | null;
  step: number | null;
  drawn: DrawnPrize | null;
  currency: Currency;
}

export type ClaimProblem = 'unknownPromotion' | 'termsChanged' | 'mustApply' | 'needsNoDecision' | ClaimRefusal;

type Site = Pick<Merchant, 'code' | 'brand' | 'currency' | 'flags'>;

interface Prepared {
  running: Running;
  facts: Facts;
  standing: Standing;
}

/** Takes what a promotion owes a member, or tells why not, and nothing has changed then. `vault` opens the seeds of draws. */
export async function claimPromotion(
  db: Db,
  merchant: Site,
  claim: NewClaim,
  now: Date,
  vault: Pick<Vault, 'open'>,
): Promise<Claimed | ClaimProblem> {
  const given = inTransaction(db, async (trx): Promise<Claimed | ClaimProblem> => {
    const prepared = await prepare(trx, merchant, claim, now);
    if (typeof prepared === 'string') return prepared;
    const { running, facts, standing } = prepared;
    const found = namedGift(running, facts, standing, claim, now);
    if (typeof found === 'string') return found;
    if (running.offer.decision === 'operator') return 'mustApply';
    const { gift, drawn } = await drawnFor(trx, merchant.code, { running, facts, gift: found, claim }, vault);
    const { member, today } = facts;
    const end = isIssued(running.offer, gift.amount) ? 'issued' : 'claimed';
    const isStep = running.offer.kind === 'signIn';
    const moves: Moves = isStep
      ? [['signed', 'member']]
      : [
          ['process', 'member'],
          [end, 'engine'],
        ];
    await writeEntry(trx, merchant.code, prepared, { gift, last: end, from: isStep ? 'joined' : 'claim', moves }, now);
    const promotion = { id: running.id, version: running.version };
    const paid = await payGift(trx, { merchant: merchant.code, member, promotion, offer: running.offer, gift, day: today, drawn }, now);
    return { status: isStep ? 'signed' : end, amount: paid.amount, grant: paid.grant, step: gift.step, drawn, currency: facts.currency };
  });
  return given.catch((error: unknown) => {
    if (error instanceof NotGiven) return error.why;
    throw error;
  });
}

/** Says that a member takes part, under the terms that were read. A second time changes nothing. */
export function joinPromotion(db: Db, merchant: Site, claim: NewClaim, now: Date): Promise<{ status: EntryStatus } | ClaimProblem> {
  return inTransaction(db, async (trx) => {
    const prepared = await prepare(trx, merchant, claim, now);
    if (typeof prepared === 'string') return prepared;
    const { running, facts, standing } = prepared;
    if (standing.status !== 'join') return standing.why === null || standing.why === 'notJoined' ? 'needsNoDecision' : standing.why;
    const joined = standingIn(running, { ...facts, entries: withJoined(facts, running, now) }, now);
    const id = uuid({ msecs: now.getTime() });
    const row = { ...keys(merchant.code, running, facts), id, period: 'once', joined_at: now, last: null, last_at: now };
    await newEntry(trx, row, 'join', [[joined.status, 'member']], now);
    return { status: joined.status };
  });
}

/** Asks an operator for what a promotion gives, where its terms want that; nothing times out (R3). */
export function applyForPromotion(
  db: Db,
  merchant: Site,
  claim: NewClaim & { remark: string },
  now: Date,
): Promise<{ status: 'applying' } | ClaimProblem> {
  return inTransaction(db, async (trx) => {
    const prepared = await prepare(trx, merchant, claim, now);
    if (typeof prepared === 'string') return prepared;
    const { running, facts, standing } = prepared;
    const gift = namedGift(running, facts, standing, claim, now);
    if (typeof gift === 'string') return gift;
    if (running.offer.decision !== 'operator') return 'needsNoDecision';
    const again = standing.status === 'rejected';
    const moves: Moves = [...(again ? ([['claim', 'member']] as const) : []), ['applying', 'member']];
    const from = again ? 'rejected' : 'claim';
    await writeEntry(trx, merchant.code, prepared, { gift, last: 'applied', from, moves, remark: claim.remark }, now);
    return { status: 'applying' };
  });
}

/** Locks the member's cash, and asks everything that decides. Another version of the terms than was read is refused before anything else. */
async function prepare(trx: Db, merchant: Site, claim: NewClaim, now: Date): Promise<Prepared | ClaimProblem> {
  const { rows } = await sql<{ id: string | null }>`
    select grant_hold_for_claim(${merchant.code}, ${claim.memberId}, ${claim.code}) as id`.execute(trx);
  const id = rows[0]!.id;
  const [found] = id === null ? [] : await runningPromotions(trx, merchant, id);
  if (!found) return 'unknownPromotion';
  if (found.version !== claim.termsVersion) return 'termsChanged';
  const member = await memberOf(trx, merchant.code, claim.memberId);
  if (isShutOut(member, now)) return 'excluded';
  const facts = await factsOf(trx, merchant, member, [found], now);
  return { running: found, facts, standing: standingIn(found, facts, now) };
}

/** The gift with its prize: the seed stays in the vault, and what is drawn cannot be refused for what it is (R31 to R34). */
async function drawnFor(
  trx: Db,
  merchant: string,
  { running, facts, gift, claim }: { running: Running; facts: Facts; gift: Gift; claim: NewClaim },
  vault: Pick<Vault, 'open'>,
): Promise<{ gift: Gift; drawn: DrawnPrize | null }> {
  const { terms } = running.offer;
  if (terms.kind !== 'envelope') return { gift, drawn: null };
  const { seed } = await trx
    .selectFrom('promotion_version')
    .select('seed')
    .where('promotion_id', '=', running.id)
    .where('version', '=', running.version)
    .executeTakeFirstOrThrow();
  const serverSeed = vault.open(seedPlace(merchant, running.id, running.version), seed!);
  const n = claimsIn(facts, running.id).count + 1;
  const clientSeed = new RegExp(drawSeedPattern).test(claim.clientSeed ?? '') ? claim.clientSeed! : claim.memberId;
  const weights = terms.prizes.map(({ weight }) => weight);
  const { prize, value } = openEnvelope({ code: claim.code, serverSeed, weights }, { member: claim.memberId, n, clientSeed });
  return { gift: { ...gift, amount: terms.prizes[prize]!.amount }, drawn: { n, clientSeed, prize, value: value.toString() } };
}

interface Written {
  gift: Gift;
  last: 'applied' | 'issued' | 'claimed';
  from: EntryStatus;
  moves: Moves;
  remark?: string;
}

/** Writes down what happens to the entry of a gift: to the one that there is, or to a new one. */
async function writeEntry(
  trx: Db,
  merchant: string,
  { running, facts }: Prepared,
  { gift, last, from, moves, remark }: Written,
  now: Date,
): Promise<void> {
  const state = {
    last,
    last_at: now,
    amount: gift.amount,
    deposit_id: gift.deposit?.id ?? null,
    remark: remark ?? null,
    reason: null,
    decided_by: null,
  };
  const there = (facts.entries.get(running.id) ?? []).find(({ period }) => period === gift.subject);
  if (!there) {
    const row = { ...keys(merchant, running, facts), ...state, id: uuid({ msecs: now.getTime() }), period: gift.subject, joined_at: null };
    return newEntry(trx, row, from, moves, now);
  }
  await moveEntry(trx, { id: there.id, merchant, from }, moves, { at: now });
  await trx
    .updateTable('promotion_entry')
    .set({ ...state, version: running.version })
    .where('id', '=', there.id)
    .execute();
}

const keys = (merchant: string, { id, version }: Running, { member }: Facts) => ({
  merchant,
  promotion_id: id,
  version,
  member_id: member.id,
});

function withJoined({ entries }: Facts, { id, version }: Running, now: Date): Facts['entries'] {
  const joined = { id: '', version, period: 'once', joinedAt: now, last: null, lastAt: now, reason: null } as const;
  return new Map([...entries, [id, [...(entries.get(id) ?? []), joined]]]);
}
