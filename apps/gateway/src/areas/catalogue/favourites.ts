import type { components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { limit } from '../../kernel/rate-limit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { lookOf } from './launch.ts';
import { addFavourite, dropFavourite, gameOfMerchant } from './store.ts';
import { readNodeId } from './to-wire.ts';

type Payload = components['schemas']['FavouritePayload'];

/** A page toggles at most once a second (specification 9). */
const togglesPerMinute = 60;

/**
 * Adds a game to the member's favourites; an existing one keeps its place. Throws `game_not_available` for a game that the site does not
 * show.
 */
export async function addFavouriteGame(context: Context, { nodeId, vendor, gameType }: Payload): Promise<null> {
  const { db, merchant, clock } = context;
  const { memberId } = sessionOf(context);
  await limitToggles(context, memberId);
  const game = readNodeId(nodeId);
  const offered = game && game.vendor === vendor && (await gameOfMerchant(db, lookOf(context), game.vendor, game.code));
  if (!offered || offered.gameType !== gameType) throw new Refusal('game_not_available');
  await addFavourite(db, { merchant: merchant.code, memberId, vendor, gameCode: offered.code }, clock.now());
  return null;
}

/** Removes a game from the member's favourites; does nothing if it is not one. */
export async function removeFavouriteGame(context: Context, nodeId: string): Promise<null> {
  const { db } = context;
  const { memberId } = sessionOf(context);
  await limitToggles(context, memberId);
  const game = readNodeId(nodeId);
  if (game) await dropFavourite(db, { memberId, vendor: game.vendor, gameCode: game.code });
  return null;
}

async function limitToggles(context: Context, memberId: string): Promise<void> {
  await limit(context, { bucket: `favourites:${memberId}`, max: togglesPerMinute, windowSeconds: 60 }, context.clock.now());
}
