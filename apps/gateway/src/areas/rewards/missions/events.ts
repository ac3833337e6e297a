import type { GameType } from '@parlour/domain';
import type { Mission, MissionEvent, Offer } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

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

/** A member's stored events since a day, oldest first. */
export async function eventsOf(db: Db, memberId: string, since: string | null): Promise<StoredEvent[]> {
  const { rows } = await sql<EventRow>`
    select name, day::text as day, at, line, vendor, game, stake::text as stake, valid::text as valid, paid::text as paid
    from member_event where member_id = ${memberId} and day >= ${since ?? '0001-01-01'}::date order by at`.execute(db);
  return rows.map(eventFrom);
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
