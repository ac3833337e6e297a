import type { components } from '@parlour/api/contract';
import { askedLanguage } from '../../kernel/asked-language.ts';
import type { Context } from '../../kernel/context.ts';
import type { Random } from '../../kernel/clock.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { issueLaunchCode } from './launch-code.ts';
import { untilOf } from './maintenance.ts';
import { gameOfMerchant, type Look, type OfferedGame } from './store.ts';

type LaunchPayload = components['schemas']['LaunchPayload'];
type Launch = components['schemas']['Launch'];

/** Who requests games, from where, and when. */
export function lookOf({ merchant, country, clock }: Pick<Context, 'merchant' | 'country' | 'clock'>): Look {
  return { merchant: merchant.code, split: splitOf(merchant.brand), country, now: clock.now() };
}

/** The brand's split, restricted to vendors that it has: a query without any vendor to move is twice as fast. */
export function splitOf({ vendorSplit, vendors }: Merchant['brand']): Look['split'] {
  const offered = (codes: readonly string[] = []) => codes.filter((code) => vendors.includes(code));
  return vendorSplit && { ...vendorSplit, ESPORTS: offered(vendorSplit.ESPORTS), COCKFIGHT: offered(vendorSplit.COCKFIGHT) };
}

/** The requested game if the visitor may play it now; throws `game_not_available` or `game_under_maintenance`. */
export async function playableGame(
  context: Pick<Context, 'db' | 'merchant' | 'country' | 'clock'>,
  { vassalage, gameCode }: LaunchPayload,
): Promise<OfferedGame> {
  const game = await gameOfMerchant(context.db, lookOf(context), vassalage, gameCode);
  if (!game || game.state === 'coming_soon' || game.kind !== 'GAME') throw new Refusal('game_not_available');
  if (game.maintenance) throw new Refusal('game_under_maintenance', { params: untilOf(game.maintenance) });
  return game;
}

/** A one-use address of the game on its vendor's own origin, for a member, trial user or demo player. */
export async function launch(context: Context, payload: LaunchPayload, memberId: string): Promise<Launch> {
  const { db, clock, random, merchant, siteOrigin, config, session } = context;
  const game = await playableGame(context, payload);
  const partner = config.vendors[game.vendor];
  if (!partner) throw new Refusal('vendor_unavailable');
  const language = askedLanguage(merchant, payload.language);
  const { code, sessionId, playMoney } = await issueLaunchCode(
    db,
    {
      merchant: merchant.code,
      memberId,
      loginSession: session?.memberId === memberId ? session.id : null,
      vendor: game.vendor,
      gameCode: game.code,
      language,
      siteOrigin,
      random,
    },
    clock.now(),
  );
  const origin = launchOrigin(game, partner.origin, merchant, random);
  const url = new URL(`/games/${game.code}/`, origin);
  url.search = new URLSearchParams({ code, lang: language }).toString();
  return { url: url.href, origin, sessionId, playMoney };
}

/**
 * The origin of this launch: for the in-house arcade a random one of the merchant's content delivery networks, which serve no other vendor.
 */
function launchOrigin({ inHouse }: OfferedGame, own: string, { brand }: Merchant, random: Random): string {
  const choices = (inHouse && brand.launchGameCDNs) || [];
  return choices[random.bytes(4).readUInt32BE() % choices.length] ?? own;
}
