import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { gameMenusQuery, type Api } from '@parlour/api';
import { brand } from '@parlour/brand';
import { listPaths } from '@parlour/domain';
import type { ScreenId } from '@parlour/routes';
import type { QueryClient } from '@tanstack/react-query';
import { languageOf } from './boot/language.ts';

/** Of screens that come rendered. The others bring their own (later-title.ts). */
const titles = {
  home: msg`Live casino, slots and more`,
  gameList: msg`Games`,
  promotions: msg`Promotions`,
} as const satisfies Partial<Record<ScreenId, MessageDescriptor>>;
export type TitledScreen = keyof typeof titles;

export interface ShownPage {
  screen: ScreenId | undefined;
  pathname: string;
}

interface TitleSources {
  i18n: I18n;
  api: Api;
  queryClient: QueryClient;
}

/** What the browser's tab says: the screen, then the site. A list is called by its category's name. Undefined for a screen that says it itself. */
export function pageTitle({ screen, pathname }: ShownPage, { i18n, api, queryClient }: TitleSources): string | undefined {
  if (!screen) return brand.name;
  if (!(screen in titles)) return undefined;
  const menus = queryClient.getQueryData(gameMenusQuery(api, languageOf(i18n)).queryKey) ?? [];
  const category = menus.find(({ gameType }) => gameType in listPaths && listPaths[gameType as keyof typeof listPaths] === pathname);
  return `${category?.title ?? i18n._(titles[screen as TitledScreen])} · ${brand.name}`;
}
