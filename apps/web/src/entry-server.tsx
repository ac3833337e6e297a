import { brand } from '@parlour/brand';
import { Spinner } from '@parlour/ui';
import { listPaths, type ListedGameType } from '@parlour/domain';
import { gameListTitle, pages } from '@parlour/routes';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { speaking } from './boot/language.ts';
import { bringPartsToRender } from './boot/later.ts';
import { createPage } from './boot/page.ts';
import { PageRoot } from './boot/providers.tsx';
import { pageState, type PageState } from './boot/state.ts';
import type { Paths, MakeLiteAppTexts, Render } from './entry-server.types.ts';
import { pageTitle } from './page-title.ts';
import { pageHead } from './page-head.ts';
import { LogoPicture } from './frame/logo.tsx';
import { OfflineNote, OfflinePage } from './lite-app/offline-page.tsx';
import { offlinePath } from './lite-app/worker/site.ts';
import * as styles from './frame/frame.css.ts';

/** A host that is never contacted: the build answers instead. */
const NOWHERE = 'http://site.invalid';

/** Renders one page for the build (tools/build). Everything that its loaders ask for is in its state. */
export const render: Render = async ({ path, language, fetch }) => {
  const i18n = await speaking(language);
  if (path === '/shell') {
    const state: PageState = { path: null, queries: { queries: [], mutations: [] } };
    return { head: pageHead(i18n, brand.name), body: renderToString(<Shell />), state };
  }
  if (FLAGS.liteApp && path === offlinePath) {
    const state: PageState = { path: null, queries: { queries: [], mutations: [] } };
    const body = renderToString(
      <I18nProvider i18n={i18n}>
        <OfflinePage />
      </I18nProvider>,
    );
    return { head: pageHead(i18n, brand.name), body, state };
  }
  const page = createPage({
    i18n,
    api: {
      baseUrl: NOWHERE,
      fetch: (request) => fetch(request.url.slice(NOWHERE.length), { method: request.method, headers: request.headers }),
    },
    history: createMemoryHistory({ initialEntries: [path] }),
    prerendered: true,
  });
  await Promise.all([page.router.load(), bringPartsToRender()]);
  const title = pageTitle({ title: page.router.state.matches.at(-1)?.staticData.title, pathname: path }, page);
  return { head: pageHead(i18n, title), body: renderToString(<PageRoot page={page} />), state: pageState(path, page.queryClient) };
};

export const paths: Paths = () => {
  const { router } = createPage({ i18n: setupI18n(), history: createMemoryHistory() });
  return Object.keys(router.routesByPath).sort();
};

export const liteAppTexts: MakeLiteAppTexts = async (language) => {
  const i18n = await speaking(language);
  const games = (Object.keys(listPaths) as ListedGameType[]).find((type) => brand.gameTypes.includes(type));
  return {
    shortcuts: [
      { name: i18n._(pages.deposit.title), url: pages.deposit.path },
      ...(games ? [{ name: i18n._(gameListTitle), url: listPaths[games] }] : []),
      { name: i18n._(pages.messages.title), url: pages.messages.path },
    ],
    offlineNote: renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <OfflineNote time="{time}" />
      </I18nProvider>,
    ),
  };
};

/** The content of a page that was not rendered, until its script has loaded. */
function Shell() {
  return (
    <div className={styles.shell}>
      <LogoPicture />
      <Spinner size="l" />
    </div>
  );
}
