import type { Currency } from '@parlour/domain';
import { needsReview, signalWeights, type EntryStatus, type WeighedSignal } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { durable } from '../../../db/durable.ts';
import type { Keyed } from '../../../http/idempotency.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { prepared } from '../../../kernel/prepared.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction, retryOnConflict, sqlState } from '../../../kernel/transaction.ts';
import { Turns } from '../../../kernel/turns.ts';
import { moveEntry, newEntry, stepsThrough, type Moves } from '../entries/moves.ts';
import { signalsOf } from '../referrals/invited.ts';
import type { DrawnPrize } from '../tables.ts';
import { drawPrize } from './draw-prize.ts';
import { claimsIn, type Facts, type Reading } from './facts.ts';
import { giveInput, isIssued, notGiven, told } from './pay-gift.ts';
import { claimSignalsOf } from './signals.ts';
import { situationOf, type Situation } from './situation.ts';
import type { Running } from './running.ts';
import { namedGift, standingIn, type ClaimRefusal, type Gift } from './standing.ts';

export interface NewClaim {
  memberId: string;
  code: string;
  /** The version of the terms that the member accepted. */
  termsVersion: number;
  /** The deposit that the claim is for, for kinds that reward deposits. */
  deposit?: string | undefined;
  /** Any day of the period that the claim is for, for kinds that reward periods. */
  period?: string | undefined;
  /** The level or the invited person that the claim is for, for kinds that reward those. */
  level?: number | undefined;
  invited?: string | undefined;
  /** The member's client seed for a draw (R32). */
  clientSeed?: string | undefined;
}

/** What a claim gave, in minor units: bonus money in a grant, or cash. For an application, what it asks for. */
export interface Claimed {
  /** `applying` if an operator must decide, because of evidence against the claim (R9). */
  status: 'issued' | 'claimed' | 'signed' | 'applying' | 'process';
  amount: bigint;
  grant: string | null;
  /** Free spins that still have to be requested from their vendor. */
  spins: string | null;
  step: number | null;
  drawn: DrawnPrize | null;
  currency: Currency;
}

export type ClaimProblem = 'unknownPromotion' | 'termsChanged' | 'mustApply' | 'needsNoDecision' | ClaimRefusal;

type Site = Pick<Merchant, 'code' | 'brand' | 'currency' | 'flags'>;

/** The idempotency key of a claim, and the answer to store with it. */
export interface ClaimKey extends Keyed {
  key: string;
  operation: string;
  answerOf: (claimed: Claimed) => object;
}

/** A new claim, or the stored answer of its key. */
export type ClaimMade = { claimed: Claimed; answer: unknown } | { before: unknown };

/**
 * A gateway runs only a few claims at once: more would just wait for each other in the database, for the promotion's row and its budget,
 * and every waiting one slows it down (ADR 124).
 */
const turns = new Turns(3);
/** How often a claim is attempted. From the second attempt on it holds the member's lock, so only the promotion itself can have changed. */
const mostLooks = 5;

/**
 * Claims what a promotion owes a member, or returns the reason why not; nothing has changed then. The facts are read without a lock. If
 * they changed meanwhile, the statement that pays refuses, and they are read again (ADR 146). `vault` opens the seeds of draws.
 */
export async function claimPromotion(
  db: Db,
  merchant: Site,
  claim: NewClaim,
  now: Date,
  vault: Pick<Vault, 'open'>,
): Promise<Claimed | ClaimProblem> {
  const made = await makeClaim(db, merchant, claim, now, vault);
  if (typeof made === 'string') return made;
  if ('before' in made) throw new Error('a claim without a key was made before');
  return made.claimed;
}

/** The same with an idempotency key. Throws the key's Refusals. */
export async function makeClaim(
  db: Db,
  merchant: Site,
  claim: NewClaim,
  now: Date,
  vault: Pick<Vault, 'open'>,
  key?: ClaimKey,
): Promise<ClaimMade | ClaimProblem> {
  const made = await turns.take(async () => {
    for (let looks = 1; looks <= mostLooks; looks += 1) {
      const look = (trx: Db) => lookAndGive(trx, merchant, claim, { now, vault, key });
      const found = await (looks === 1 ? look(db) : inTransaction(db, (trx) => hold(trx, merchant, claim).then(() => look(trx)))).catch(
        refusalOf,
      );
      if (found !== 'moved') return found;
    }
    throw new Error(`a claim of ${claim.code} met others ${mostLooks} times`);
  });
  if (typeof made === 'string') return made;
  // Nothing tells of a claim before it is on disk, not even the answer to a repeated request.
  if (!db.isTransaction) await durable(db);
  if (!('tell' in made)) return made;
  const { tell, ...claimed } = made;
  tell(db);
  return claimed;
}

interface How extends Reading {
  key: ClaimKey | undefined;
}

/** What a claim has given, and what to do about it once it is durable. */
type Given = { claimed: Claimed; answer: unknown; tell: (db: Db) => void };

async function lookAndGive(
  db: Db,
  merchant: Site,
  claim: NewClaim,
  how: How,
): Promise<Given | Extract<ClaimMade, { before: unknown }> | ClaimProblem> {
  const { key, now } = how;
  const situation = await situationOf(db, merchant, { ...claim, key: key?.key ?? null }, how);
  if (typeof situation === 'string') return situation;
  if ('before' in situation) {
    if (situation.before.hash !== key?.hash) throw new Refusal('idempotency_key_reused');
    return { before: situation.before.answer };
  }
  const { running, facts, standing } = situation;
  const gift = namedGift(running, facts, standing, claim, now);
  if (typeof gift === 'string') return gift;
  if (running.offer.decision === 'operator') return 'mustApply';
  if (running.offer.kind === 'raffle') return 'needsNoDecision';
  return give(db, merchant.code, situation, { gift, claim }, how);
}

/**
 * The evidence against a claim. `alike` means that the claim is for an invited person who may be the inviter, so that an operator decides
 * whatever the terms say (R9).
 */
async function lookInto(
  db: Db,
  { merchant, memberId, promotionId }: { merchant: string; memberId: string; promotionId: string },
  { invited }: Gift,
  now: Date,
): Promise<{ signals: readonly WeighedSignal[]; alike: boolean }> {
  const signals = await claimSignalsOf(db, { merchant, memberId, promotionId }, now);
  if (!invited) return { signals, alike: false };
  const common = await signalsOf(db, merchant, memberId, invited.id);
  const more = common.filter((each) => signals.every(({ signal }) => signal !== each));
  return { signals: [...more.map((signal) => ({ signal, weight: signalWeights[signal] })), ...signals], alike: common.length > 0 };
}

/** Turns an error of the paying statement into a reason; rethrows every other error. */
function refusalOf(error: unknown): ClaimProblem | 'moved' {
  const code = sqlState(error);
  if (code === 'PC001') return 'moved';
  if (code === 'PC003') throw new Refusal('idempotency_key_in_flight');
  if (code === 'PC004') throw new Refusal('idempotency_key_reused');
  const why = notGiven(error)?.why;
  if (why) return why;
  throw error;
}

async function give(
  db: Db,
  merchant: string,
  situation: Situation,
  { gift: found, claim }: { gift: Gift; claim: NewClaim },
  { now, vault, key }: How,
): Promise<Given | Extract<ClaimMade, { before: unknown }>> {
  const { running, facts, turns: read, tieExcluded } = situation;
  const { member, today } = facts;
  const { signals, alike } = await lookInto(db, { merchant, memberId: member.id, promotionId: running.id }, found, now);
  const there = entryOf(situation, found);
  const again = there?.last === 'rejected';
  // After a rejection by an operator, the next claim needs an operator's approval too.
  const applies = again || alike || needsReview(running.offer, signals);
  const prize = applies ? null : drawnFor(merchant, situation, claim, vault);
  const gift = { ...found, amount: prize?.amount ?? found.amount };
  const drawn = prize?.drawn ?? null;
  const isSpins = running.offer.kind === 'freeSpins';
  const end = isSpins ? 'processing' : isIssued(running.offer, gift.amount) ? 'issued' : 'claimed';
  const entryId = there?.id ?? uuid({ msecs: now.getTime() });
  const isStep = running.offer.kind === 'signIn';
  const promotion = { id: running.id, version: running.version };
  const toPay = {
    merchant,
    member,
    promotion,
    offer: running.offer,
    gift,
    day: today,
    drawn,
    tieExcluded,
    signals,
    entry: entryId,
    ended: running.offer.kind === 'leaderboard',
  };
  const given = giveInput(toPay, now);
  const entry = {
    id: entryId,
    isNew: !there,
    period: gift.subject,
    last: applies ? 'applied' : end,
    amount: gift.amount.toString(),
    depositId: gift.deposit?.id ?? null,
    signals,
    clientSeed: claim.clientSeed ?? null,
  };
  const claimed: Claimed = {
    status: applies ? 'applying' : isStep ? 'signed' : end === 'processing' ? 'process' : end,
    amount: isSpins ? 0n : gift.amount,
    grant: applies ? null : given.grant,
    spins: applies ? null : given.spins,
    step: gift.step,
    drawn,
    currency: facts.currency,
  };
  const from = isStep ? 'joined' : again ? 'rejected' : 'claim';
  const moves: Moves = applies
    ? applyingFrom(from)
    : isStep
      ? [['signed', 'member']]
      : [['process', 'member'], ...(end === 'processing' ? [] : ([[end, 'engine']] as const))];
  const input = JSON.stringify({ ...given.input, turns: read, at: now.toISOString(), applies, entry, steps: stepsThrough(from, moves) });
  const once =
    key && JSON.stringify({ lock: key.lock, hash: key.hash, key: key.key, operation: key.operation, answer: key.answerOf(claimed) });
  // A commit that waits for the disk would hold the promotion's row and its budget meanwhile, so the claim becomes durable afterwards.
  const { rows } = await retryOnConflict(() =>
    sql<{ made: { answer: unknown; given: boolean } }>`${prepared}
      select case when ${!db.isTransaction}::boolean then set_config('synchronous_commit', 'off', true) end,
        promotion_claim_once(${input}::jsonb, ${once ?? null}::jsonb) as made`.execute(db),
  );
  const { made } = rows[0]!;
  if (!made.given) return { before: made.answer };
  return { claimed, answer: made.answer, tell: (committed) => (applies ? undefined : told(committed, toPay, given)) };
}

/** The moves that bring an entry before an operator. */
const applyingFrom = (from: EntryStatus): Moves => [
  ...(from === 'rejected' ? ([['claim', 'member']] as const) : []),
  ['applying', 'member'],
];

/** Records that a member joins a promotion, under the terms that they accepted. Joining again changes nothing. */
export function joinPromotion(db: Db, merchant: Site, claim: NewClaim, reading: Reading): Promise<{ status: EntryStatus } | ClaimProblem> {
  const { now } = reading;
  return inTransaction(db, async (trx) => {
    const situation = await prepare(trx, merchant, claim, reading);
    if (typeof situation === 'string') return situation;
    const { running, facts, standing } = situation;
    if (standing.status !== 'join') return standing.why === null || standing.why === 'notJoined' ? 'needsNoDecision' : standing.why;
    const joined = standingIn(running, { ...facts, entries: withJoined(facts, running, now) }, now);
    const id = uuid({ msecs: now.getTime() });
    const row = { ...keys(merchant.code, running, facts), id, period: 'once', joined_at: now, last: null, last_at: now };
    await newEntry(trx, row, 'join', [[joined.status, 'member']], now);
    return { status: joined.status };
  });
}

/** Applies to an operator for a promotion's reward, if its terms provide for that. An application never expires (R3). */
export function applyForPromotion(
  db: Db,
  merchant: Site,
  claim: NewClaim & { remark: string },
  reading: Reading,
): Promise<{ status: 'applying' } | ClaimProblem> {
  const { now } = reading;
  return inTransaction(db, async (trx) => {
    const situation = await prepare(trx, merchant, claim, reading);
    if (typeof situation === 'string') return situation;
    const { running, facts, standing } = situation;
    const gift = namedGift(running, facts, standing, claim, now);
    if (typeof gift === 'string') return gift;
    const from = standing.status === 'rejected' ? 'rejected' : 'claim';
    // After a rejection by an operator, the next claim needs an operator's approval too.
    if (running.offer.decision !== 'operator' && from !== 'rejected') return 'needsNoDecision';
    const { signals } = await lookInto(trx, { merchant: merchant.code, memberId: claim.memberId, promotionId: running.id }, gift, now);
    const { remark, clientSeed = null } = claim;
    await writeApplication(trx, merchant.code, situation, { gift, from, remark, signals, clientSeed }, now);
    return { status: 'applying' };
  });
}

const hold = (trx: Db, { code }: Site, claim: NewClaim) =>
  sql`select grant_hold_for_claim(${code}, ${claim.memberId}, ${claim.code})`.execute(trx);

/** Locks the member's cash, and reads all the facts. */
async function prepare(trx: Db, merchant: Site, claim: NewClaim, reading: Reading): Promise<Situation | ClaimProblem> {
  await hold(trx, merchant, claim);
  const { memberId, code, termsVersion } = claim;
  const situation = await situationOf(trx, merchant, { memberId, code, termsVersion }, reading);
  if (typeof situation === 'object' && 'before' in situation) throw new Error('there was no key to have an answer');
  return situation;
}

/** The prize of a draw. Whatever prize is drawn must be paid, so nothing after this may refuse it (R34). */
function drawnFor(merchant: string, { running, facts, seed }: Situation, claim: NewClaim, vault: Pick<Vault, 'open'>) {
  const promotion = { id: running.id, code: claim.code, version: running.version };
  const { memberId, clientSeed } = claim;
  const n = claimsIn(facts, running.id).count + 1;
  return drawPrize({ merchant, promotion, offer: running.offer, seed, memberId, n, clientSeed }, vault);
}

/** The existing entry that a gift belongs to. */
const entryOf = ({ facts, running }: Situation, gift: Gift) =>
  (facts.entries.get(running.id) ?? []).find(({ period }) => period === gift.subject);

/** Records an application for a gift, in the existing entry or a new one. */
async function writeApplication(
  trx: Db,
  merchant: string,
  situation: Situation,
  application: { gift: Gift; from: 'claim' | 'rejected'; remark: string; signals: readonly WeighedSignal[]; clientSeed: string | null },
  now: Date,
): Promise<void> {
  const { running, facts } = situation;
  const { gift, from, remark } = application;
  const moves = applyingFrom(from);
  const state = {
    last: 'applied' as const,
    last_at: now,
    amount: gift.amount,
    deposit_id: gift.deposit?.id ?? null,
    signals: JSON.stringify(application.signals),
    client_seed: application.clientSeed,
    remark,
    reason: null,
    decided_by: null,
    proofs: 0,
  };
  const there = entryOf(situation, gift);
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
  const joined = { id: '', version, period: 'once', joinedAt: now, last: null, lastAt: now, reason: null, proofs: 0 } as const;
  return new Map([...entries, [id, [...(entries.get(id) ?? []), joined]]]);
}
