import { fromDecimal, isCurrency, type Currency } from '@parlour/domain';
import type { Services } from '../services.ts';
import type { RoundRunner } from '../rounds/runner.ts';
import { stakesOf } from '../rounds/stakes.ts';
import { refuse, type VendorAnswer } from './vendor-answer.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostRounds = 1000;

/** `POST /vendor/v1/free-rounds`: gives a player free rounds of a slot of the studio; the same campaign again changes nothing. */
export function giveFreeRounds(services: Services, vendor: string, body: Buffer): VendorAnswer {
  const { store, games, clock } = services;
  const asked = campaignOf(body);
  if (!asked)
    return refuse(400, 'VALIDATION', 'The body must name a campaign, a player, a game, rounds, a stake, a currency and their end.');
  const { campaignId, playerId, gameCode, rounds, currency, expiresAt } = asked;
  const given = { status: 200, body: { campaignId } };
  const known = store.freeRounds.find(campaignId);
  if (known) return known.vendor === vendor ? given : refuse(409, 'DUPLICATE_TRANSACTION', 'The campaign is another one.');
  const game = games.get(gameCode)?.current;
  // Other games wait for choices inside a round, which would be left open when free rounds expire.
  if (game?.pack.vendor !== vendor || !game.pack.engine.startsWith('slot/'))
    return refuse(422, 'INVALID_GAME', 'The game has no free rounds.');
  if (!isCurrency(currency)) return refuse(422, 'WRONG_CURRENCY', 'The currency is not served.');
  const stake = minorOf(asked.stake, currency);
  if (stake === undefined || !stakesOf(game.pack, { currency, minBet: null, pace: null }).includes(stake))
    return refuse(400, 'VALIDATION', 'The game does not offer this stake.');
  const now = clock.now();
  if (expiresAt <= now) return refuse(400, 'VALIDATION', 'The rounds have expired already.');
  store.transaction(() =>
    store.freeRounds.add({
      id: campaignId,
      vendor,
      playerId,
      gameCode,
      currency,
      stake,
      rounds,
      expiresAt,
      state: 'open',
      winTx: `${campaignId}:win`,
      attempts: 0,
      dueAt: expiresAt,
      createdAt: now,
    }),
  );
  return given;
}

/** `POST /vendor/v1/end-free-rounds`: unplayed rounds lapse; answers once the win of the played ones has been paid. */
export async function endFreeRounds({ store }: Services, vendor: string, body: Buffer, runner: RoundRunner): Promise<VendorAnswer> {
  const { campaignId } = read(body);
  if (typeof campaignId !== 'string') return refuse(400, 'VALIDATION', 'The body must be {"campaignId": "..."}.');
  const free = store.freeRounds.find(campaignId);
  if (free?.vendor !== vendor) return refuse(404, 'TRANSACTION_DOES_NOT_EXIST', 'There is no such campaign.');
  if (await runner.payFree(campaignId)) return { status: 200, body: { campaignId } };
  return refuse(409, 'ROUND_OPEN', 'What the rounds won has not been taken yet.');
}

function campaignOf(body: Buffer) {
  const { campaignId, playerId, gameCode, rounds, stake, currency, expiresAt, ...more } = read(body);
  const end = typeof expiresAt === 'string' ? new Date(expiresAt) : undefined;
  if (Object.keys(more).length > 0 || !end || Number.isNaN(end.getTime())) return undefined;
  if (typeof campaignId !== 'string' || !uuid.test(campaignId) || typeof playerId !== 'string' || playerId.length > 64) return undefined;
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > mostRounds) return undefined;
  if (typeof gameCode !== 'string' || typeof stake !== 'string' || typeof currency !== 'string') return undefined;
  return { campaignId, playerId, gameCode, rounds, stake, currency, expiresAt: end };
}

function read(body: Buffer): Record<string, unknown> {
  try {
    const value = JSON.parse(body.toString('utf8')) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function minorOf(decimal: string, currency: Currency): bigint | undefined {
  try {
    return fromDecimal(decimal, currency).minor;
  } catch {
    return undefined;
  }
}
