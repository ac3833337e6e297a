import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '@parlour/brand';
import type { ScreenId } from '@parlour/routes';

const titles = {
  home: msg`Live casino, slots and more`,
  gameList: msg`Games`,
  deposit: msg`Deposit`,
  withdraw: msg`Withdraw`,
  bettingRecord: msg`Betting record`,
  accountRecord: msg`Account record`,
  messages: msg`Messages`,
} as const satisfies Record<ScreenId, MessageDescriptor>;

/** What the browser's tab says: the screen, then the site. */
export function pageTitle(i18n: I18n, screen: ScreenId | undefined): string {
  return screen ? `${i18n._(titles[screen])} · ${brand.name}` : brand.name;
}
