import { createHash } from 'node:crypto';
import { fromDecimal, isCurrency, isLanguageCode, money, toDecimal } from '@parlour/domain';
import type { GameEvent } from '../game.ts';
import type { Played, SessionAnswer } from '../wire.ts';
import { isSiteOrigin } from '../config.ts';
import type { Services } from '../services.ts';
import { fairnessOf, seedsOf } from '../rounds/seeds.ts';
import { freeRoundsOf } from '../rounds/free-rounds.ts';
import { roundAnswer } from '../rounds/round-answer.ts';
import { gameOfSession } from '../rounds/start.ts';
import { stakesOf } from '../rounds/stakes.ts';
import type { ArcadeSession } from '../store/sessions.ts';
import type { Authenticated, WalletRefusalCode } from '../wallet/wallet.ts';
import { Refused } from '../rounds/refused.ts';

const sessionHours = 12;

/** Exchanges the launch code in the address of a game's window for an arcade session. The code works once, and for its own game. */
export async function signIn(services: Services, gameCode: string, code: string): Promise<SessionAnswer<GameEvent>> {
  const { games, store, clock, random } = services;
  if (!games.has(gameCode)) throw new Refused('bad_request', 'There is no such game.');
  const reply = await services.walletOf(gameCode).call('authenticate', { code });
  if (reply.kind === 'unknown') throw new Refused('wallet_unavailable', 'The operator does not answer.');
  if (reply.kind === 'refused') throw new Refused(refusalOf[reply.code] ?? 'code_expired', 'This launch is over.');
  const session = sessionFrom(services, gameCode, reply.value);
  if (stakesOf(gameOfSession(services, session).pack, session).length === 0) {
    services.log.error(
      { gameCode, minBet: session.minBet, stakeMax: session.pace?.stakeMax },
      'no stake of the game lies within the limits',
    );
    throw new Refused('internal', 'This launch cannot be served.');
  }
  const token = random.bytes(32).toString('base64url');
  store.sessions.add({ ...session, tokenHash: tokenHash(token) }, clock.now());
  seedsOf(services, session.playerId);
  return { token, ...sessionView(services, session, reply.value.balance) };
}

/** Everything the window needs to begin or resume, except the token. */
export function sessionView(services: Services, session: ArcadeSession, balance: string): Omit<SessionAnswer<GameEvent>, 'token'> {
  const { pack } = gameOfSession(services, session);
  const { rounds } = services.store;
  const last = rounds.lastOf(session.playerId, session.gameCode);
  const open = rounds.waitingOf(session.playerId).find(({ gameCode }) => gameCode === session.gameCode);
  return {
    gameCode: session.gameCode,
    currency: session.currency,
    balance: toDecimal(fromDecimal(balance, session.currency)),
    playMoney: session.playMoney,
    language: session.language,
    siteOrigin: session.siteOrigin,
    stakes: stakesOf(pack, session).map((minor) => toDecimal(money(minor, session.currency))),
    pace: session.pace,
    played: playedIn(services, session),
    fairness: fairnessOf(services, session.playerId),
    lastRound: last ? roundAnswer(services, last) : null,
    freeRounds: freeRoundsOf(services, session),
    openRound: open ? roundAnswer(services, open) : null,
  };
}

/** How long the player has been playing and with what result: before this session, and in its own rounds. */
function playedIn({ store, clock }: Services, session: ArcadeSession): Played {
  const { currency } = session;
  const began = new Date(session.expiresAt.getTime() - sessionHours * 3_600_000).toISOString();
  const before = session.played ?? { since: began, staked: '0', won: '0' };
  const own = store.rounds.sumsOf(session);
  const sum = (earlier: string, minor: bigint) => toDecimal(money(fromDecimal(earlier, currency).minor + minor, currency));
  return {
    since: before.since,
    ms: Math.max(0, clock.now().getTime() - Date.parse(before.since)),
    staked: sum(before.staked, own.staked),
    won: sum(before.won, own.won),
  };
}

export function sessionOf({ store, clock }: Services, authorization: string | undefined): ArcadeSession {
  const token = /^Bearer ([\w-]{43})$/.exec(authorization ?? '')?.[1];
  const session = token === undefined ? undefined : store.sessions.find(tokenHash(token), clock.now());
  if (!session) throw new Refused('session_over', 'This game session is over.');
  return session;
}

function sessionFrom({ config, clock, log }: Services, gameCode: string, answer: Authenticated): ArcadeSession {
  const { currency, language } = answer;
  const usable = isCurrency(currency) && isSiteOrigin(config.siteOrigins, answer.siteOrigin) && answer.gameCode === gameCode;
  if (!usable) {
    log.error(
      { currency, siteOrigin: answer.siteOrigin, gameCode: answer.gameCode },
      'the operator launched what the arcade does not serve',
    );
    throw new Refused('internal', 'This launch cannot be served.');
  }
  return {
    tokenHash: '',
    walletSessionId: answer.sessionId,
    playerId: answer.playerId,
    currency,
    playMoney: answer.playMoney,
    gameCode: answer.gameCode,
    language: isLanguageCode(language) ? language : 'EN',
    siteOrigin: answer.siteOrigin,
    minBet: answer.minBet ?? null,
    pace: answer.pace ?? null,
    played: answer.played ?? null,
    expiresAt: new Date(clock.now().getTime() + sessionHours * 3_600_000),
  };
}

/** The hash by which the store knows a window's token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const refusalOf: Partial<Record<WalletRefusalCode, 'player_blocked' | 'game_maintenance' | 'internal'>> = {
  USER_DISABLED: 'player_blocked',
  GAME_MAINTENANCE: 'game_maintenance',
  INVALID_GAME: 'game_maintenance',
  INVALID_SIGNATURE: 'internal',
  VALIDATION: 'internal',
};
