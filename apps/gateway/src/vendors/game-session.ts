import type { Selectable } from 'kysely';
import type { Db } from '../db/open.ts';
import type { GameSessionTable } from './tables.ts';

export type GameSession = Selectable<GameSessionTable>;

/** How long a launched game may take bets; wins and rollbacks are taken afterwards too. */
export const gameSessionHours = 12;

/**
 * Ends the game sessions of a member: no bets any more. Call it at log-out, when a member is blocked, and wherever else
 * all sessions of a member end; in the caller's transaction.
 */
export async function endGameSessions(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}
