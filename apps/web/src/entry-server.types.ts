import type { LanguageCode } from '@parlour/domain';

/** What the build calls to render one page (tools/build); `apps/web/src/entry-server.tsx` exports `render: Render`. */
export interface RenderInput {
  /** Path of the page on its site, such as `/` or `/rng`. `shell` pages are requested as '/shell': the frame without a screen. */
  path: string;
  language: LanguageCode;
  /** Calls the gateway as a guest of this brand's site would; takes paths such as `/wps/system/status`. */
  fetch: typeof globalThis.fetch;
}

export interface RenderedPage {
  /** Inner HTML of `<head>` that this page adds: title, description, alternate languages. Holds no script and no style. */
  head: string;
  /** Inner HTML of `<div id="root">`. */
  body: string;
  /** What the client starts from (dehydrated queries and so on); JSON, in `<script type="application/json" id="parlour-state">`. */
  state: unknown;
}

export type Render = (input: RenderInput) => Promise<RenderedPage>;

/** Every path of the site, as the router writes it (`$name` for any one part), sorted. `entry-server.tsx` exports `paths: Paths`. */
export type Paths = () => readonly string[];

/** A page that a long press on the icon of the installed site leads to. */
export interface Shortcut {
  name: string;
  url: string;
}

/** What the Lite app says in a language. */
export interface LiteAppTexts {
  shortcuts: readonly Shortcut[];
  /** HTML above a page that the service worker has stored; `{time}` stands for when it was seen. */
  offlineNote: string;
}

/** `entry-server.tsx` exports `liteAppTexts: MakeLiteAppTexts`. */
export type MakeLiteAppTexts = (language: LanguageCode) => Promise<LiteAppTexts>;

/** Id of the element that holds `RenderedPage.state` as JSON; absent in development, where nothing is prerendered. */
export const stateElementId = 'parlour-state';

/**
 * The client dispatches this event on `document` when the page responds to clicks. The page's inline script then repeats an earlier click
 * on a button (a page is readable long before its script has loaded).
 */
export const hydratedEvent = 'parlour:hydrated';
