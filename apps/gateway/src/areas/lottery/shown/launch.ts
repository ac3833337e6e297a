import { Refusal } from '../../../kernel/refusal.ts';

/** What a client asks for that sends players to the lottery's pages. */
export interface LaunchAsked {
  area: 'VN' | 'SEA';
  prizeMode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA' | undefined;
  /** The game to bet on; absent for the lobby. */
  gameCode: string | undefined;
  backUrl: string | undefined;
  language: string;
}

/** The address of a lottery page on this site. Throws the Refusal `field_invalid` for a return address on another site. */
export function lotteryAddress(siteOrigin: string, { area, prizeMode, gameCode, backUrl, language }: LaunchAsked): string {
  const page = prizeMode === 'ZY' || prizeMode === 'ELOTT' ? 'lottery' : area === 'VN' ? 'vnLottery' : 'seaLottery';
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
