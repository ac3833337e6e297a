import type { Currency, GameType } from '@parlour/domain';
import {
  liveGrantStatuses,
  splitWin,
  type Eligibility,
  type EligibilityFacts,
  type Offer,
  type RewardEvent,
} from '@parlour/domain/rewards';
import { sql, type RawBuilder } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { walletFor } from '../../identity/member/wallet-of.ts';
import { merchantDay } from '../loyalty/days.ts';
import { prizesWon, type WonPrize } from '../leaderboard/offered-boards.ts';
import { rafflesOf, type RaffleState } from '../raffles/state.ts';
import type { DrawnPrize } from '../tables.ts';
import { peopleInvitedBy, type InvitedPerson } from '../referrals/invited.ts';
import { levelOf, reachedBy } from '../vip/level.ts';
import { codesClaimed, codesExcluded } from './claimed-codes.ts';
import { missionsIn, type MissionOfPeriod } from './mission-periods.ts';
import { occasionsOf, type Occasion } from './occasions.ts';

/** A deposit whose money has arrived. */
export interface ArrivedDeposit {
  id: string;
  amount: bigint;
  settledAt: Date;
  method: string;
  isFirst: boolean;
  /** True if a claim has used it. */
  used: boolean;
}

/** What a member has claimed of one promotion. */
export interface OwnClaims {
  count: number;
  today: number;
  subjects: ReadonlySet<string>;
  /** The step that the calendar has reached. */
  step: number;
  stepDay: string | null;
  drawn: readonly (DrawnPrize & { amount: bigint })[];
}

/** The history of one of the member's entries. */
export interface OwnEntry {
  id: string;
  version: number;
  period: string;
  joinedAt: Date | null;
  last: 'applied' | 'rejected' | 'processing' | 'issued' | 'claimed' | 'closed' | null;
  lastAt: Date;
  reason: string | null;
  /** How many pictures the member sent with it. */
  proofs: number;
}

/** Free spins of a member, which the vendor plays. */
export interface OwnSpins {
  state: 'asking' | 'given' | 'refused' | 'paid';
  expiresAt: Date;
}

export type ClaimingMember = Awaited<ReturnType<typeof memberOf>>;

/** Everything that decides what a member can claim from a set of promotions, read once. Amounts are in minor units. */
export interface Facts {
  member: ClaimingMember;
  currency: Currency;
  /** The merchant's day. */
  today: string;
  claims: ReadonlyMap<string, OwnClaims>;
  entries: ReadonlyMap<string, readonly OwnEntry[]>;
  budgets: ReadonlyMap<string, bigint>;
  /** Promotions whose bonus money is active or waiting. */
  running: ReadonlySet<string>;
  /** Codes of promotions from which the member has claimed something. */
  claimed: ReadonlySet<string>;
  /** Codes of promotions that something claimed excludes, by the terms of that claim. */
  excluded: ReadonlySet<string>;
  deposits: readonly ArrivedDeposit[];
  eligibility: EligibilityFacts;
  /** True if the site rewards only members whose age operators have verified, and this member's is not (R8). */
  lacksAge: boolean;
  raffles: ReadonlyMap<string, RaffleState>;
  /** The levels that the member has ever reached, lowest first, and since when; null if that was before times were recorded. */
  reached: readonly { level: number; at: Date | null }[];
  /** The people whom the member has invited, newest first. */
  invited: readonly InvitedPerson[];
  /** The member's latest free spins of each promotion. */
  spins: ReadonlyMap<string, OwnSpins>;
  /** What the member has won on boards of promotions, latest first. */
  prizes: ReadonlyMap<string, readonly WonPrize[]>;
  /** What rewards can be given for, as far as an offer asks for it. */
  occasions: ReadonlyMap<RewardEvent, Occasion>;
  /** The progress of missions in their open periods, the current one first, by promotion. */
  missions: ReadonlyMap<string, readonly MissionOfPeriod[]>;
  /** Own stakes less the cash part of wins, by the merchant's day. */
  losses: ReadonlyMap<string, bigint>;
}

const none: OwnClaims = { count: 0, today: 0, subjects: new Set(), step: 0, stepDay: null, drawn: [] };
export const claimsIn = ({ claims }: Facts, promotionId: string): OwnClaims => claims.get(promotionId) ?? none;

/** The columns of a member that claims need. */
export const memberColumns = [
  'id',
  'kind',
  'agent',
  'currency',
  'status',
  'bets_blocked_until',
  'language',
  'created_at',
  'invitation_code',
  'upline_id',
  'mobile_verified_at',
  'email_verified_at',
  'age_verified_at',
  'profile_completed_at',
  'birthday',
] as const;

/** The member, with the wallet that gifts are paid to. */
export async function memberOf(db: Db, merchant: string, memberId: string) {
  const member = await db
    .selectFrom('member')
    .select(memberColumns)
    .where('id', '=', memberId)
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  return withWallet(member);
}

export const withWallet = <M extends Parameters<typeof walletFor>[0]>(member: M) => ({ ...member, wallet: walletFor(member) });

/** Members who may not bet get nothing, and neither do trial users and demo players (R8). */
export function isShutOut(member: { kind: string; status: string; bets_blocked_until: Date | null }, now: Date): boolean {
  return member.kind !== 'member' || member.status !== 'active' || (member.bets_blocked_until ?? now) > now;
}

/** Whether the site rewards only members whose age is verified, and this member's is not (R8). */
export const lacksAge = ({ brand }: Pick<Merchant, 'brand'>, { age_verified_at }: { age_verified_at: Date | null }): boolean =>
  brand.jurisdiction.verifiedAge === true && age_verified_at === null;

/** How many deposits are considered: the newest ones, and always the first deposit. */
const mostDeposits = 200;
/** How many days back a loss can be claimed. */
const lossDays = 70;

/** When facts are read, and what opens the birthday where an offer asks for it. */
export interface Reading {
  now: Date;
  vault: Pick<Vault, 'open'>;
}

/**
 * Reads everything that decides about a set of promotions, in a number of queries that does not depend on how many there are. Facts that no
 * offer needs are not read.
 */
export async function factsOf(
  db: Db,
  merchant: Pick<Merchant, 'code' | 'brand' | 'currency' | 'flags'>,
  member: ClaimingMember,
  offered: readonly { id: string; offer: Offer }[],
  { now, vault }: Reading,
  /** What the caller has already read: the member's rows, and the codes that their claims exclude. */
  known?: { own: readonly OwnRow[]; excluded: readonly string[] },
): Promise<Facts> {
  const offers = offered.map(({ offer }) => offer);
  const { currency, book } = member.wallet;
  const today = merchantDay(merchant, now);
  const conditions = new Set(offers.flatMap(({ eligible }) => (eligible ? conditionsIn(eligible) : [])));
  const needsDeposits =
    offers.some(({ terms }) => 'deposit' in terms && terms.deposit !== null) ||
    ['depositCount', 'depositSum', 'depositMethod'].some((is) => conditions.has(is));
  const needsCodes = conditions.has('neverClaimed') || offers.some(({ terms }) => terms.exclusiveWith.length > 0);
  const needsLevel = conditions.has('levelAtLeast') || offers.some(({ terms }) => terms.kind === 'reward' && terms.levels.length > 0);
  const deposits = needsDeposits ? await depositsOf(db, member.id, currency) : [];
  const ids = offered.map(({ id }) => id);
  const own = ownFrom(known?.own ?? (await ownOf(db, member.id, ids, { currency, book, today })));
  const claimant = { merchant: merchant.code, memberId: member.id };
  const claimed = needsCodes ? await codesClaimed(db, claimant) : new Set<string>();
  return {
    member,
    currency,
    today,
    ...own,
    claimed,
    excluded: new Set(known?.excluded ?? (await codesExcluded(db, claimant))),
    deposits,
    raffles: await rafflesOf(db, offered, { member: member.id, currency }),
    reached: offers.some(({ kind }) => kind === 'levelUp') ? await reachedBy(db, merchant, member.id, now) : [],
    invited: offers.some(({ kind }) => kind === 'invite') ? await peopleInvitedBy(db, merchant, member.id) : [],
    prizes: await prizesWon(db, member.id, offered),
    occasions: occasionsOf(merchant, member, offers, { today, vault }),
    missions: await missionsIn(db, merchant, member.id, offered, { ...own, today }),
    losses: offers.some(({ kind }) => kind === 'cashback') ? await lossesOf(db, member.id) : new Map(),
    lacksAge: lacksAge(merchant, member),
    eligibility: {
      registeredAt: member.created_at.getTime(),
      level: needsLevel ? await levelOf(db, merchant, member.id, now) : 0,
      language: member.language,
      linesPlayed: conditions.has('linePlayed') ? await linesOf(db, member.id) : new Set(),
      deposits: deposits.map(({ amount, settledAt, method }) => ({ at: settledAt.getTime(), minor: amount, method })),
      code: member.invitation_code,
      invited: member.invitation_code !== null || member.upline_id !== null,
      segments: conditions.has('segment') ? await segmentsOf(db, merchant.code, member.id) : new Set(),
      verified: new Set([
        ...(member.mobile_verified_at ? (['mobile'] as const) : []),
        ...(member.email_verified_at ? (['email'] as const) : []),
      ]),
      claimed,
    },
  };
}

function conditionsIn(tree: Eligibility): string[] {
  if ('is' in tree) return [tree.is];
  if ('not' in tree) return conditionsIn(tree.not);
  return ('all' in tree ? tree.all : tree.any).flatMap(conditionsIn);
}

/** What a member has of a promotion, and what its budget holds less the reserve for free spins in progress. */
export interface OwnRow {
  id: string;
  budget: string;
  runs: boolean;
  counted: { count: number; today: number };
  spins: { state: OwnSpins['state']; expires_at: string } | null;
  /** The newest claims. */
  claims: { subject: string; step: number | null; drawn: DrawnPrize | null; amount: string; day: string }[];
  entries: {
    id: string;
    version: number;
    period: string;
    joined_at: string | null;
    last: OwnEntry['last'];
    last_at: string;
    reason: string | null;
    proofs: number;
  }[];
}

/** How many claims of one promotion are considered: more than there are periods to claim or openings to show. */
const mostClaims = 50;

/** The columns of an OwnRow besides its id, for the member and promotion of the surrounding query. */
export const ownColumns = ({
  member,
  promotion,
  book,
  asset,
  today,
}: Record<'member' | 'promotion' | 'book' | 'asset' | 'today', RawBuilder<unknown>>) => sql`
  (coalesce((select a.balance from ledger_account a where a.owner_kind = 'promotion' and a.owner_id = ${promotion}::text and a.kind = 'budget'
    and a.book = ${book} and a.asset = ${asset}), 0) - coalesce((select sum(f.most) from free_spins f where f.promotion_id = ${promotion}
    and f.state in ('asking', 'given') and f.book = ${book} and f.currency = ${asset}), 0))::text as budget,
  (select json_build_object('state', f.state, 'expires_at', f.expires_at) from free_spins f
    where f.member_id = ${member} and f.promotion_id = ${promotion} order by f.claimed_at desc limit 1) as spins,
  exists (select from bonus_grant g where g.member_id = ${member} and g.promotion_id = ${promotion}
    and g.status in (${sql.join(liveGrantStatuses)})) as runs,
  (select json_build_object('count', count(*), 'today', count(*) filter (where c.day = ${today}::date))
    from promotion_claim c where c.member_id = ${member} and c.promotion_id = ${promotion}) as counted,
  coalesce((select json_agg(json_build_object('subject', c.subject, 'step', c.step, 'drawn', c.drawn, 'amount', c.amount::text, 'day', c.day)
    order by c.claimed_at) from (select * from promotion_claim c where c.member_id = ${member} and c.promotion_id = ${promotion}
      order by c.claimed_at desc limit ${mostClaims}) c), '[]') as claims,
  coalesce((select json_agg(json_build_object('id', e.id, 'version', e.version, 'period', e.period, 'joined_at', e.joined_at,
    'last', e.last, 'last_at', e.last_at, 'reason', e.reason, 'proofs', e.proofs) order by e.last_at)
    from promotion_entry e where e.member_id = ${member} and e.promotion_id = ${promotion}
      and (e.joined_at is not null or e.last is null or e.last not in ('issued', 'claimed'))), '[]') as entries`;

/** What a member has of some promotions, and what their budgets hold, in one query. */
async function ownOf(
  db: Db,
  memberId: string,
  ids: readonly string[],
  { currency, book, today }: { currency: Currency; book: string; today: string },
): Promise<readonly OwnRow[]> {
  const columns = ownColumns({
    member: sql`${memberId}::uuid`,
    promotion: sql`p.id`,
    book: sql`${book}`,
    asset: sql`${currency}`,
    today: sql`${today}`,
  });
  const { rows } = await sql<OwnRow>`select p.id, ${columns} from unnest(${[...ids]}::uuid[]) as p (id)`.execute(db);
  return rows;
}

function ownFrom(rows: readonly OwnRow[]): Pick<Facts, 'claims' | 'entries' | 'budgets' | 'running' | 'spins'> {
  return {
    spins: new Map(rows.flatMap(({ id, spins }) => (spins ? [[id, { state: spins.state, expiresAt: new Date(spins.expires_at) }]] : []))),
    budgets: new Map(rows.map(({ id, budget }) => [id, BigInt(budget)])),
    running: new Set(rows.filter(({ runs }) => runs).map(({ id }) => id)),
    claims: new Map(rows.map(({ id, claims, counted }) => [id, claimsFrom(claims, counted)])),
    entries: new Map(
      rows.map(({ id, entries }) => [
        id,
        entries.map(({ joined_at, last_at, ...entry }) => ({
          ...entry,
          joinedAt: joined_at === null ? null : new Date(joined_at),
          lastAt: new Date(last_at),
        })),
      ]),
    ),
  };
}

function claimsFrom(own: OwnRow['claims'], counted: OwnRow['counted']): OwnClaims {
  const last = own.findLast(({ step }) => step !== null);
  return {
    ...counted,
    subjects: new Set(own.map(({ subject }) => subject)),
    step: last?.step ?? 0,
    stepDay: last?.day ?? null,
    drawn: own.flatMap(({ drawn, amount }) => (drawn ? [{ ...drawn, amount: BigInt(amount) }] : [])),
  };
}

async function depositsOf(db: Db, memberId: string, currency: Currency): Promise<ArrivedDeposit[]> {
  const { rows } = await sql<{ id: string; amount: string; settled_at: Date; method: string | null; first: boolean; used: boolean }>`
    select d.* from (
      select d.id, d.amount::text as amount, d.settled_at, d.method, row_number() over (order by d.settled_at, d.id) = 1 as first,
        row_number() over (order by d.settled_at desc, d.id) as place,
        exists (select from promotion_claim c where c.deposit_id = d.id)
          or exists (select from promotion_entry e where e.deposit_id = d.id and e.last in ('applied', 'processing')) as used
      from deposit d
      where d.member_id = ${memberId} and d.status = 'succeeded' and d.currency = ${currency} and d.settled_at is not null
    ) d where d.first or d.place <= ${mostDeposits} order by d.settled_at desc, d.id`.execute(db);
  return rows.map(({ id, amount, settled_at, method, first, used }) => ({
    id,
    amount: BigInt(amount),
    settledAt: new Date(settled_at),
    method: method ?? '',
    isFirst: first,
    used,
  }));
}

async function linesOf(db: Db, memberId: string): Promise<ReadonlySet<GameType>> {
  const rows = await db.selectFrom('member_event').select('line').distinct().where('member_id', '=', memberId).execute();
  return new Set(rows.flatMap(({ line }) => (line === null ? [] : [line as GameType])));
}

async function segmentsOf(db: Db, merchant: string, memberId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ tag: string }>`select unnest(promotion_segments(${merchant}, ${memberId})) as tag`.execute(db);
  return new Set(rows.map(({ tag }) => tag));
}

/** What a member lost of their own money in settled rounds, by day; bonus money and its share of wins are left out (rewards 6). */
async function lossesOf(db: Db, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ day: string; stake: string; bonus: string; win: string }>`
    with settled as materialized (
      select day, key from member_event
      where member_id = ${memberId} and name = 'roundSettled' and key ~ '^round:[0-9a-f]{8}-' and day > current_date - ${lossDays}::int
    )
    select e.day::text as day, r.stake::text as stake, r.bonus_stake::text as bonus, r.win::text as win
    from settled e join round r on r.id = substr(e.key, 7)::uuid`.execute(db);
  const losses = new Map<string, bigint>();
  for (const { day, ...round } of rows) {
    const [stake, bonus, win] = [BigInt(round.stake), BigInt(round.bonus), BigInt(round.win)];
    const { cash } = splitWin(win, { stakes: stake, bonusStakes: bonus });
    losses.set(day, (losses.get(day) ?? 0n) + stake - bonus - cash);
  }
  return losses;
}
