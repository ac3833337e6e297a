import type { GameType } from '@parlour/domain';
import type { Mission, MissionEvent, Offer } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { referralCodeOf } from '../../identity/line/referral-codes.ts';
import { merchantDay } from '../loyalty/days.ts';

/** Something that a member did, as it is stored. */
export type StoredEvent = MissionEvent & { readonly won: boolean; readonly at: Date };

/** A stored event as a query answers it. */
export interface EventRow {
  name: MissionEvent['name'];
  day: string;
  at: Date;
  line: GameType | null;
  vendor: string | null;
  game: string | null;
  stake: string;
  valid: string;
  paid: string;
}

/** An event from its row. */
export function eventFrom({ name, day, at, line, vendor, game, stake, valid, paid }: EventRow): StoredEvent {
  return {
    name,
    day,
    at: new Date(at),
    ...(line !== null && { line }),
    ...(vendor !== null && { vendor }),
    ...(game !== null && { game }),
    stake: BigInt(stake),
    validStake: BigInt(valid),
    paid: BigInt(paid),
    won: BigInt(paid) > BigInt(stake),
  };
}

/** The mission of a promotion; null where it is of another kind. */
export const missionIn = ({ terms }: Pick<Offer, 'terms'>): Mission | null => (terms.kind === 'mission' ? terms.mission : null);

/** A round is won if it paid more than it cost; it is stored once. */
export function namedFor({ event }: Pick<Mission, 'event'>, events: readonly StoredEvent[]): readonly MissionEvent[] {
  if (event !== 'roundWon') return events;
  return events.filter(({ name, won }) => name === 'roundSettled' && won).map((each) => ({ ...each, name: 'roundWon' as const }));
}

/** The events that other tables than `member_event` record, few of each member. */
export const recordedElsewhere = ['invitedPlayed', 'levelReached', 'profileComplete'] as const satisfies readonly MissionEvent['name'][];
type Elsewhere = (typeof recordedElsewhere)[number];

export const isElsewhere = (event: MissionEvent['name']): event is Elsewhere =>
  (recordedElsewhere as readonly MissionEvent['name'][]).includes(event);

type Site = Pick<Merchant, 'code' | 'brand'>;

/**
 * A member's events of these names: the first settled round of each invited person, each level when it was first reached, and the profile
 * when it became complete.
 */
export async function eventsElsewhere(db: Db, merchant: Site, memberId: string, names: ReadonlySet<Elsewhere>): Promise<StoredEvent[]> {
  const times: Record<Elsewhere, (() => Promise<Date[]>) | undefined> = {
    invitedPlayed: () => friendsPlayed(db, merchant, memberId),
    levelReached: () => levelsReached(db, memberId),
    profileComplete: () => profileCompleted(db, memberId),
  };
  const events: StoredEvent[] = [];
  for (const name of names) for (const at of await times[name]!()) events.push({ name, day: merchantDay(merchant, at), at, won: false });
  return events;
}

/**
 * Whether an invited person `f` may be the inviter: they share a browser, a payee or a mailbox (R9). Such people count for no mission, since no
 * operator can decide about them.
 */
export const mayBeInviter = (inviterId: string) => sql`(
  exists (select from known_device a join known_device b on b.merchant = a.merchant and b.device = a.device
    where a.merchant = f.merchant and a.member_id = ${inviterId} and b.member_id = f.id)
  or exists (select from withdrawal a join withdrawal b on b.merchant = a.merchant and b.account_hash = a.account_hash
    where a.merchant = f.merchant and a.member_id = ${inviterId} and b.member_id = f.id)
  or exists (select from member a where a.merchant = f.merchant and a.id = ${inviterId} and a.mailbox_hash = f.mailbox_hash))`;

/** The members `f` whom somebody invited. */
export const invitedMembers = ({ code }: Pick<Merchant, 'code'>, inviterId: string) => sql`(
  select * from member f where f.merchant = ${code} and f.invitation_code = ${referralCodeOf(inviterId)} and f.kind = 'member'
    and f.id <> ${inviterId} and not ${mayBeInviter(inviterId)})`;

async function friendsPlayed(db: Db, merchant: Site, memberId: string): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select e.at from ${invitedMembers(merchant, memberId)} f cross join lateral (
      select at from member_event e where e.member_id = f.id and e.name = 'roundSettled' order by e.day, e.at limit 1) e`.execute(db);
  return rows.map(({ at }) => new Date(at));
}

async function levelsReached(db: Db, memberId: string): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select min(c.at) as at from vip_change c cross join lateral generate_series(c.from_rank + 1, c.to_rank) as rank
    where c.member_id = ${memberId} group by rank`.execute(db);
  return rows.map(({ at }) => new Date(at));
}

async function profileCompleted(db: Db, memberId: string): Promise<Date[]> {
  const row = await db.selectFrom('member').select('profile_completed_at as at').where('id', '=', memberId).executeTakeFirst();
  return row?.at ? [row.at] : [];
}
