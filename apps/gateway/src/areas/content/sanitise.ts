import { mayLinkTo, operatorHtmlAttributes, operatorHtmlTags, operatorLinkProtocols } from '@parlour/domain';
import sanitizeHtml from 'sanitize-html';

/** Operators cannot set `rel`: it is added below. */
const allowedAttributes = Object.fromEntries(
  Object.entries(operatorHtmlAttributes).map(([tag, names]) => [tag, tag === 'a' ? [...names, 'rel'] : [...names]]),
);

/** Reduces an operator's HTML to what a player's page may contain. */
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

function without(attribs: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([key]) => key !== name));
}
