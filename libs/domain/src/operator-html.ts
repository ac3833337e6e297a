/**
 * What an operator's HTML may hold: text, lists, tables, pictures and links; no style, form, frame or script (security 3, row 21).
 * The gateway reduces it when it is written, and the page once more when it is shown.
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

/** Where a link may lead, beside the site's own paths. */
export const operatorLinkProtocols = ['https:', 'mailto:', 'tel:'] as const;
