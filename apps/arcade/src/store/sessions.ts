import type { Currency, LanguageCode, Pace } from '@parlour/domain';
import type { DatabaseSync } from 'node:sqlite';
import type { PlayedSoFar } from '../wallet/wallet.ts';

export interface ArcadeSession {
  tokenHash: string;
  walletSessionId: string;
  playerId: string;
  currency: Currency;
  playMoney: boolean;
  gameCode: string;
  language: LanguageCode;
  siteOrigin: string;
  /** Smallest total bet that the operator allows, decimal; null for none. */
  minBet: string | null;
  /** What the law of the site allows; null where the operator said nothing. */
  pace: Pace | null;
  /** What the player had played when the session began; null for sessions from before this was recorded. */
  played: PlayedSoFar | null;
  expiresAt: Date;
}

export interface SessionStore {
  add(session: ArcadeSession, now: Date): void;
  /** The session of this token, unless it has expired. */
  find(tokenHash: string, now: Date): ArcadeSession | undefined;
  /** The language that the player played in last; undefined once the arcade has forgotten the session. */
  languageOf(playerId: string): LanguageCode | undefined;
}

interface Row {
  token_hash: string;
  wallet_session_id: string;
  player_id: string;
  currency: Currency;
  play_money: number;
  game_code: string;
  language: LanguageCode;
  site_origin: string;
  min_bet: string | null;
  expires_at: string;
  pace: string | null;
  played: string | null;
}

export function sessionStore(db: DatabaseSync): SessionStore {
  const forget = db.prepare('delete from sessions where expires_at <= ?');
  const insert = db.prepare('insert into sessions values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const select = db.prepare('select * from sessions where token_hash = ? and expires_at > ?');
  const selectLast = db.prepare('select language from sessions where player_id = ? order by expires_at desc limit 1');
  return {
    add(session, now) {
      forget.run(now.toISOString());
      insert.run(
        session.tokenHash,
        session.walletSessionId,
        session.playerId,
        session.currency,
        session.playMoney ? 1 : 0,
        session.gameCode,
        session.language,
        session.siteOrigin,
        session.minBet,
        session.expiresAt.toISOString(),
        session.pace && JSON.stringify(session.pace),
        session.played && JSON.stringify(session.played),
      );
    },
    find(tokenHash, now) {
      // node:sqlite does not type columns; the statement names those of Row.
      const row = select.get(tokenHash, now.toISOString()) as unknown as Row | undefined;
      return row && fromRow(row);
    },
    languageOf(playerId) {
      return (selectLast.get(playerId) as unknown as Pick<Row, 'language'> | undefined)?.language;
    },
  };
}

function fromRow(row: Row): ArcadeSession {
  return {
    tokenHash: row.token_hash,
    walletSessionId: row.wallet_session_id,
    playerId: row.player_id,
    currency: row.currency,
    playMoney: row.play_money === 1,
    gameCode: row.game_code,
    language: row.language,
    siteOrigin: row.site_origin,
    minBet: row.min_bet,
    pace: row.pace === null ? null : (JSON.parse(row.pace) as Pace),
    played: row.played === null ? null : (JSON.parse(row.played) as PlayedSoFar),
    expiresAt: new Date(row.expires_at),
  };
}
