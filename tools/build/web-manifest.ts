import type { Brand } from '@parlour/brand/schema';
import { languages, type LanguageCode } from '@parlour/domain';
import type { Shortcut } from '@parlour/web/entry-server';
import { startUrl } from '@parlour/web/worker-site';
import { installedScreens } from './screenshots.ts';
import { installedIcons } from './site-files.ts';

export interface SiteLook {
  /** Colours of the browser's frame, and of the page before its style sheet has loaded. */
  themeColor: string;
  backgroundColor: string;
}

/** The file of the web manifest in a language. */
export function manifestName(language: LanguageCode): string {
  return `site-${language}.webmanifest`;
}

/** The web manifest, which makes an installed site the Lite app (content N82). */
export function webManifest({ name }: Pick<Brand, 'name'>, language: LanguageCode, look: SiteLook, shortcuts: readonly Shortcut[]): string {
  const { tag, direction } = languages[language];
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: tag,
    dir: direction,
    start_url: startUrl,
    scope: '/',
    display: 'standalone',
    background_color: look.backgroundColor,
    theme_color: look.themeColor,
    icons: installedIcons,
    screenshots: installedScreens(name),
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }] })),
  });
}
