import type { GameType } from '@parlour/domain';
import { offeredKinds, readOffer } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { Db } from '../../../kernel/tables.ts';
import {
  factsOf,
  isShutOut,
  memberColumns,
  ownColumns,
  withWallet,
  type ClaimingMember,
  type Facts,
  type OwnRow,
  type Reading,
} from './facts.ts';
import { excludedCodes } from './claimed-codes.ts';
import { merchantDay } from '../loyalty/days.ts';
import type { Running } from './running.ts';
import { standingIn, type Standing } from './standing.ts';

/** Everything that decides about a claim. */
export interface Situation {
  running: Running;
  facts: Facts;
  standing: Standing;
  /** The sealed server seed of a draw. */
  seed: string | null;
  /** The member's turn count when this was read; if it differs later, something has changed. */
  turns: string;
  /** Product lines in which ties do not count (R17). */
  tieExcluded: readonly GameType[];
}

/** The stored answer of an idempotency key; nothing else is read then. */
export interface AnsweredBefore {
  before: { hash: string; answer: unknown };
}

type Site = Pick<Merchant, 'code' | 'brand' | 'currency' | 'flags'>;

type Row = Omit<ClaimingMember, 'wallet'> &
  Omit<OwnRow, 'id'> & {
    promotion: string | null;
    promotion_kind: string;
    closed: boolean;
    taken: string;
    version: number | null;
    terms: unknown;
    seed: string | null;
    turns: string;
    excluded: string[];
    ties: readonly GameType[] | null;
    before: AnsweredBefore['before'] | null;
  };

/**
 * A member, a promotion and all facts about both, in one query unless the terms need more. If the claim names a version of the terms, any
 * other version is refused before anything else.
 */
export async function situationOf(
  db: Db,
  merchant: Site,
  { memberId, code, termsVersion, key = null }: { memberId: string; code: string; termsVersion?: number; key?: string | null },
  reading: Reading,
): Promise<Situation | AnsweredBefore | 'unknownPromotion' | 'termsChanged' | 'excluded'> {
  const { now } = reading;
  const own = ownColumns({
    member: sql`m.id`,
    promotion: sql`p.id`,
    book: sql`case m.kind when 'member' then 'real' else 'play' end`,
    asset: sql`m.currency`,
    today: sql`${merchantDay(merchant, now)}`,
  });
  const excluded = excludedCodes({ merchant: sql`m.merchant`, member: sql`m.id` });
  const columns = sql.join(memberColumns.map((column) => sql.ref(`m.${column}`)));
  const { rows } = await sql<Row>`${prepared}
    select ${columns}, p.id as promotion, p.kind as promotion_kind, p.closed_at is not null as closed, p.taken, v.version, v.terms, v.seed, ${own}, ${excluded} as excluded,
      coalesce((select t.turns from claim_turn t where t.member_id = m.id), 0)::text as turns,
      (select t.terms->'tieExcluded' from loyalty_terms t where t.merchant = m.merchant and t.subject = 'play'
        order by t.version desc limit 1) as ties,
      (select jsonb_build_object('hash', i.request_hash, 'answer', i.answer) from idempotency i
        where i.merchant = m.merchant and i.member_id = m.id and i.key = ${key}::text) as before
    from member m
    left join promotion p on p.merchant = m.merchant and p.code = ${code} and p.kind in (${sql.join(offeredKinds)})
    left join lateral (select w.version, w.terms, w.seed from promotion_version w where w.promotion_id = p.id order by w.version desc limit 1) v on true
    where m.id = ${memberId} and m.merchant = ${merchant.code}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no member ${memberId}`);
  const {
    promotion,
    promotion_kind,
    closed,
    taken,
    version,
    terms,
    seed,
    turns,
    excluded: codes,
    ties,
    before,
    budget,
    runs,
    counted,
    claims,
    entries,
    spins,
    ...member
  } = row;
  if (before) return { before };
  if (promotion === null || version === null) return 'unknownPromotion';
  if (termsVersion !== undefined && version !== termsVersion) return 'termsChanged';
  if (isShutOut(member, now)) return 'excluded';
  const offer = readOffer(terms, { code, kind: promotion_kind, currency: merchant.currency });
  const running = { id: promotion, version, offer, closed, taken: Number(taken) };
  const facts = await factsOf(db, merchant, withWallet(member), [running], reading, {
    own: [{ id: promotion, budget, runs, counted, claims, entries, spins }],
    excluded: codes,
  });
  return { running, facts, standing: standingIn(running, facts, now), seed, turns, tieExcluded: ties ?? [] };
}
