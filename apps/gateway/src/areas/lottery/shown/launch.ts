import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { PrizeMode } from '../tables.ts';
import { isOffered, vietnamese } from './menus.ts';

/** One of a site's lottery pages. */
export type LotteryPage = 'lottery' | 'vnLottery' | 'seaLottery';

/** The flag of each page. */
export const flags = { lottery: 'eLottery', vnLottery: 'vnLottery', seaLottery: 'seaLottery' } as const satisfies Record<
  LotteryPage,
  string
>;

/** The page for an area, or for fast games (lottery.md 9). */
export function pageOf(area: 'VN' | 'SEA', prizeMode: PrizeMode | undefined): LotteryPage {
  if (prizeMode === 'ZY' || prizeMode === 'ELOTT') return 'lottery';
  return area === 'VN' ? 'vnLottery' : 'seaLottery';
}

/** Whether a page of this site has a game; other games lead to their lobby. */
export async function isOnPage(db: Db, merchant: Merchant, page: LotteryPage, gameCode: string): Promise<boolean> {
  const game = await db
    .selectFrom('lottery_game')
    .select(['area', 'prize_mode'])
    .where('merchant', '=', merchant.code)
    .where('game_code', '=', gameCode)
    .where('is_on', '=', true)
    .executeTakeFirst();
  if (!game || !isOffered(merchant, game)) return false;
  if (page === 'vnLottery') return vietnamese.has(game.area);
  return (game.prize_mode === 'SEA') === (page === 'seaLottery');
}

/** The page that a client asks for. */
export interface LaunchAsked {
  page: LotteryPage;
  /** The game to bet on; absent for the lobby. */
  gameCode: string | undefined;
  backUrl: string | undefined;
  language: string;
}

/** The address of a lottery page on this site. Throws the Refusal `field_invalid` for a return address on another site. */
export function lotteryAddress(siteOrigin: string, { page, gameCode, backUrl, language }: LaunchAsked): string {
  const url = new URL(`/${page}`, siteOrigin);
  if (gameCode !== undefined) url.searchParams.set('gameCode', gameCode);
  if (backUrl !== undefined) url.searchParams.set('backUrl', ownPath(siteOrigin, backUrl));
  url.searchParams.set('lang', language);
  return url.href;
}

function ownPath(siteOrigin: string, address: string): string {
  const url = URL.canParse(address, siteOrigin) ? new URL(address, siteOrigin) : null;
  if (url?.origin !== siteOrigin) throw new Refusal('field_invalid', { fields: [{ field: 'backUrl', rule: 'wrong' }] });
  return url.pathname + url.search;
}
