import type { Brand } from '@parlour/brand/schema';
import { runtimeBrandElementId, type RuntimeBrand } from '@parlour/brand/vite';
import { languages, type LanguageCode } from '@parlour/domain';
import { manifestName } from './web-manifest.ts';
import { scriptJson, type PageText } from './render/stand-in.ts';

export interface PageParts {
  brand: Brand;
  language: LanguageCode;
  /** Addresses on the site: style sheets, and fonts of the first view. */
  styleSheets: readonly string[];
  fonts: readonly string[];
  themeColors: { dark: string; light: string };
  marksScript: string;
  loaderScript: string;
  /** The page's script and its static imports. */
  entry: string;
  alsoLoaded: readonly string[];
  /** The integrity of a file, by its address. */
  integrityOf: (address: string) => string;
  /** The brand's data for the script. */
  runtimeBrand: RuntimeBrand;
  stateElementId: string;
}

/** The parts of a page before, between and after its head, its body and its state. */
export type PageFrame = readonly [beforeHead: string, beforeBody: string, beforeState: string, rest: string];

/** The HTML of one page, which can be read before any script has run. */
export function page([beforeHead, beforeBody, beforeState, rest]: PageFrame, { head, body, state }: PageText): string {
  return [beforeHead, head, beforeBody, body, beforeState, state, rest].join('');
}

/** The part of a page that is the same for all pages of a brand in a language. */
export function pageFrame(parts: PageParts): PageFrame {
  const { brand, language } = parts;
  const { tag, direction } = languages[language];
  const sums = [parts.entry, ...parts.alsoLoaded].map(parts.integrityOf);
  const beforeHead = [
    '<!doctype html>',
    `<html lang="${tag}" dir="${direction}" data-theme="${brand.defaultTheme}">`,
    '<head>',
    '<meta charset="utf-8">',
    // Keeps the query, which may contain a one-time code, out of the Referer header.
    '<meta name="referrer" content="strict-origin">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<script>${parts.marksScript}</script>`,
    ...parts.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    ...parts.styleSheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" integrity="${parts.integrityOf(sheet)}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    ...(brand.flags.liteApp ? [`<link rel="manifest" href="/${manifestName(language)}">`] : []),
    `<meta name="theme-color" content="${parts.themeColors[brand.defaultTheme]}">`,
  ];
  const beforeBody = [
    // Messengers need an absolute address; the first domain is the public one.
    `<meta property="og:image" content="https://${brand.domains[0]}/social-card.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    '</head>',
  ];
  const loader = `<script data-also="${parts.alsoLoaded.join(' ')}" data-sums="${sums.join(' ')}">${parts.loaderScript}</script>`;
  return [
    `${beforeHead.join('\n')}\n`,
    `\n${beforeBody.join('\n')}\n<body>\n<div id="root">`,
    `</div>\n<div data-dialog-place aria-hidden="true"><div></div></div>\n${dataBegins(runtimeBrandElementId)}${scriptJson(parts.runtimeBrand)}</script>\n${dataBegins(parts.stateElementId)}`,
    `</script>\n${loader}\n</body>\n</html>\n`,
  ];
}

function dataBegins(id: string): string {
  return `<script type="application/json" id="${id}">`;
}
