import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { gameMenusQuery, type Api } from '@parlour/api';
import { brand } from '@parlour/brand';
import { listPaths } from '@parlour/domain';
import type { ScreenId } from '@parlour/routes';
import type { QueryClient } from '@tanstack/react-query';
import { languageOf } from './boot/language.ts';

const titles = {
  home: msg`Live casino, slots and more`,
  gameList: msg`Games`,
  promotions: msg`Promotions`,
  memberList: msg`Account`,
  deposit: msg`Deposit`,
  withdraw: msg`Withdraw`,
  bettingRecord: msg`Betting record`,
  accountRecord: msg`Account record`,
  messages: msg`Messages`,
  security: msg`My account`,
  agents: msg`Agents`,
} as const satisfies Record<ScreenId, MessageDescriptor>;

export interface ShownPage {
  screen: ScreenId | undefined;
  pathname: string;
}

interface TitleSources {
  i18n: I18n;
  api: Api;
  queryClient: QueryClient;
}

/** What the browser's tab says: the screen, then the site. A list is called by its category's name. */
export function pageTitle({ screen, pathname }: ShownPage, { i18n, api, queryClient }: TitleSources): string {
  if (!screen) return brand.name;
  const menus = queryClient.getQueryData(gameMenusQuery(api, languageOf(i18n)).queryKey) ?? [];
  const category = menus.find(({ gameType }) => gameType in listPaths && listPaths[gameType as keyof typeof listPaths] === pathname);
  return `${category?.title ?? i18n._(titles[screen])} · ${brand.name}`;
}
