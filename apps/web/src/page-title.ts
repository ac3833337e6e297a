import type { I18n, MessageDescriptor } from '@lingui/core';
import { gameMenusQuery, type Api } from '@parlour/api';
import { brand } from '@parlour/brand';
import { listPaths } from '@parlour/domain';
import type { QueryClient } from '@tanstack/react-query';
import { languageOf } from './boot/language.ts';

export interface ShownPage {
  /** The route's title; absent if only the site has a name. */
  title: MessageDescriptor | undefined;
  pathname: string;
}

interface TitleSources {
  i18n: I18n;
  api: Api;
  queryClient: QueryClient;
}

/** The title of the browser tab: the page, then the site. A list has its category's name. */
export function pageTitle({ title, pathname }: ShownPage, { i18n, api, queryClient }: TitleSources): string {
  if (!title) return brand.name;
  const menus = queryClient.getQueryData(gameMenusQuery(api, languageOf(i18n)).queryKey) ?? [];
  const category = menus.find(({ gameType }) => gameType in listPaths && listPaths[gameType as keyof typeof listPaths] === pathname);
  return `${category?.title ?? i18n._(title)} · ${brand.name}`;
}
