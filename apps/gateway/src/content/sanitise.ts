import sanitizeHtml from 'sanitize-html';

const everywhere = ['dir', 'lang'];

/**
 * An operator's HTML reduced to what may be shown on a player's page, by the allowlist of security 3 row 21: text, lists,
 * tables, pictures and links; no style, form, frame or script. The page cleans it once more when it shows it.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
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
    ],
    allowedAttributes: {
      '*': everywhere,
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href, ...rest }) => ({
        tagName,
        attribs:
          href !== undefined && mayLinkTo(href, ['https:', 'mailto:', 'tel:']) ? { href, ...rest, rel: 'noopener' } : without(rest, 'rel'),
      }),
      img: (tagName, { src, ...rest }) => ({ tagName, attribs: src !== undefined && mayLinkTo(src, ['https:']) ? { src, ...rest } : rest }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && frame.attribs['src'] === undefined,
  });
}

/**
 * True for an address of one of `protocols` and for a path of the site itself. Asked of the URL parser, as the browser
 * would: tabs, backslashes and `//host` do not get past it (security D11).
 */
export function mayLinkTo(address: string, protocols: readonly string[]): boolean {
  const own = 'http://own.invalid';
  if (!URL.canParse(address, own)) return false;
  const url = new URL(address, own);
  return url.origin === own || (protocols.includes(url.protocol) && url.username === '' && url.password === '');
}

function without(attribs: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([key]) => key !== name));
}
