import { loadBrand } from '@parlour/brand/schema';
import { sessionStorageKey } from '@parlour/api/session-hint';
import { playedStorageKey, sideStorageKey, themeStorageKey } from '@parlour/brand/theme-choice';
import { languages } from '@parlour/domain';
import type { Plugin } from 'vite';
import { hydratedEvent } from '@parlour/web/entry-server';
import { marksScript } from './inline-scripts.ts';
import { brandFolder } from './places.ts';

/** Adds to the development server what a built site has: the page in the visitor's language, and the gateway behind it. */
export function devSite(id: string, gatewayPort: number): Plugin {
  const brand = loadBrand(brandFolder(id));
  const tags = Object.fromEntries(brand.languages.map((code) => [code, languages[code]]));
  const languageScript = `{let t=${JSON.stringify(tags)},l=t[/(?:^|; )lang=([A-Z]+)/.exec(document.cookie)?.[1]]??t.${brand.defaultLanguage},h=document.documentElement;h.lang=l.tag;h.dir=l.direction;h.dataset.theme=${JSON.stringify(brand.defaultTheme)}}`;
  const marks = marksScript(brand, { themeStorageKey, sideStorageKey, playedStorageKey, sessionStorageKey, hydratedEvent });
  const gateway = { target: `http://127.0.0.1:${gatewayPort}`, changeOrigin: false };
  return {
    name: 'parlour:dev-site',
    apply: 'serve',
    config: () => ({
      server: {
        host: '127.0.0.1',
        allowedHosts: [...brand.domains],
        // The gateway identifies the merchant by the host; pictures are those of the last build.
        proxy: Object.fromEntries(
          ['/wps', '/lgw', '/lotto/', '/psp', '/dev', '/art', '/favicon.svg', '/logo.svg', '/logo-dark.svg', '/logo-light.svg'].map(
            (path) => [path, gateway],
          ),
        ),
      },
    }),
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'referrer', content: 'strict-origin' }, injectTo: 'head-prepend' as const },
      ...[languageScript, marks].map((script) => ({ tag: 'script', children: script, injectTo: 'head-prepend' as const })),
    ],
  };
}
