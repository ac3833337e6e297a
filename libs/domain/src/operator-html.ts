/**
 * What an operator's HTML may contain: text, lists, tables, images and links; no style, form, frame or script (security 3, row 21). The
 * gateway sanitises it on writing, and the page again before showing it.
 */
export const operatorHtmlTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'h3',
  'h4',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'span',
  'div',
  'hr',
] as const;

/** Attributes by tag; `*` is every tag. */
export const operatorHtmlAttributes = {
  '*': ['dir', 'lang'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
} as const satisfies Record<string, readonly string[]>;

/** Where a link may lead, besides the site's own paths. */
export const operatorLinkProtocols = ['https:', 'mailto:', 'tel:'] as const;

/**
 * True for an address with one of `protocols` and for a path of the site itself. Uses the URL parser, as the browser would: tabs,
 * backslashes and `//host` do not get past it (security D11).
 */
export function mayLinkTo(address: string, protocols: readonly string[]): boolean {
  const own = 'http://own.invalid';
  if (!URL.canParse(address, own)) return false;
  const url = new URL(address, own);
  return url.origin === own || (protocols.includes(url.protocol) && url.username === '' && url.password === '');
}
