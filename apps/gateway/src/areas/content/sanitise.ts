import { mayLinkTo, operatorHtmlAttributes, operatorHtmlTags, operatorLinkProtocols } from '@parlour/domain';
import sanitizeHtml from 'sanitize-html';

/** `rel` does not come from the operator: it is set below. */
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

function without(attribs: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([key]) => key !== name));
}
