import { operatorHtmlAttributes, operatorHtmlTags, operatorLinkProtocols } from '@parlour/domain';
import sanitizeHtml from 'sanitize-html';

/** `rel` is not the operator's: it is written below. */
const allowedAttributes = Object.fromEntries(
  Object.entries(operatorHtmlAttributes).map(([tag, names]) => [tag, tag === 'a' ? [...names, 'rel'] : [...names]]),
);

/**
 * An operator's HTML reduced to what may be shown on a player's page.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...operatorHtmlTags],
    allowedAttributes,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href, ...rest }) => ({
        tagName,
        attribs: href !== undefined && mayLinkTo(href, operatorLinkProtocols) ? { href, ...rest, rel: 'noopener' } : without(rest, 'rel'),
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
