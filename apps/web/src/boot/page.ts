import type { I18n } from '@lingui/core';
import { createApi, createQueryClient, type ApiSettings } from '@parlour/api';
import { brand } from '@parlour/brand';
import { createAccess } from '@parlour/feature-auth';
import { createAppRouter, type AppRouterParts } from '@parlour/routes';
import { createToastStore } from '@parlour/ui';
import { createStore } from 'jotai';
import { screens } from '../screens.ts';
import { languageOf } from './language.ts';

export interface PageSettings {
  i18n: I18n;
  api?: ApiSettings;
  history?: NonNullable<AppRouterParts['history']>;
  prerendered?: boolean;
}

/** Everything that one page consists of; the build makes one for each page it renders, the browser makes one. */
export function createPage({ i18n, api: settings, history, prerendered = false }: PageSettings) {
  const api = createApi(settings);
  const queryClient = createQueryClient();
  const store = createStore();
  const toasts = createToastStore();
  const language = { next: languageOf(i18n) };
  const router = createAppRouter({
    screens,
    gameTypes: brand.gameTypes,
    api,
    queryClient,
    access: createAccess(store),
    language: () => language.next,
    prerendered,
    ...(history && { history }),
  });
  return { i18n, api, queryClient, store, router, toasts, language };
}

export type Page = ReturnType<typeof createPage>;
