import { createHash } from 'node:crypto';
import type { LanguageCode } from '@parlour/domain';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../kernel/tables.ts';
import type { Random } from '../../kernel/clock.ts';
import { walletOf } from '../identity/member/wallet-of.ts';
import type { GameSessionTable } from './tables.ts';

/** Contract, walletAuthenticate: the code is used once within 60 seconds. */
const launchCodeSeconds = 60;
/** How long a launched game may take bets; wins and rollbacks are accepted later too. */
const gameSessionHours = 12;

export interface LaunchedGame {
  merchant: string;
  memberId: string;
  /** The member's session, whose end also ends bets; null for a demo player, who has none. */
  loginSession: string | null;
  vendor: string;
  gameCode: string;
  language: LanguageCode;
  /** The site that frames the game. */
  siteOrigin: string;
  random: Random;
}

/**
 * Prepares a game session and returns its launch code (43 characters, base64url) for the vendor's address; only the code's hash is stored.
 * The game is played with the member's own wallet.
 */
export async function issueLaunchCode(
  db: Db,
  game: LaunchedGame,
  now: Date,
): Promise<{ code: string; sessionId: string; playMoney: boolean }> {
  const { currency, book } = await walletOf(db, game.memberId);
  const code = game.random.bytes(32).toString('base64url');
  const sessionId = uuid({ msecs: now.getTime() });
  await db
    .insertInto('game_session')
    .values({
      id: sessionId,
      merchant: game.merchant,
      member_id: game.memberId,
      login_session: game.loginSession,
      vendor: game.vendor,
      game_code: game.gameCode,
      language: game.language,
      currency,
      book,
      site_origin: game.siteOrigin,
      launch_code_hash: hashOf(code),
      launch_expires_at: new Date(now.getTime() + launchCodeSeconds * 1000),
      opened_at: null,
      expires_at: new Date(now.getTime() + gameSessionHours * 3_600_000),
    })
    .execute();
  return { code, sessionId, playMoney: book === 'play' };
}

/** The session of a launch code, which this call opens; undefined if the code is unknown, used, expired or another vendor's. */
export async function redeemLaunchCode(
  db: Db,
  { code, vendor }: { code: string; vendor: string },
  now: Date,
): Promise<Selectable<GameSessionTable> | undefined> {
  return db
    .updateTable('game_session')
    .set({ opened_at: now })
    .where('launch_code_hash', '=', hashOf(code))
    .where('vendor', '=', vendor)
    .where('opened_at', 'is', null)
    .where('launch_expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
