import { operatorHtmlAttributes, operatorHtmlTags, operatorLinkProtocols } from '@parlour/domain';
import purifier from 'dompurify';

const allowedAddress = new RegExp(`^(?:${operatorLinkProtocols.join('|')}|/(?!/)|#)`, 'i');

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  // External links open in a new window that has no access to this one.
  element.setAttribute('rel', 'noopener noreferrer');
  if (element.getAttribute('href')?.startsWith('https:')) element.setAttribute('target', '_blank');
});

/** The allowed parts of an operator's HTML (security 3, row 21), as nodes ready to be shown. */
export function sanitize(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...operatorHtmlTags],
    ALLOWED_ATTR: Object.values(operatorHtmlAttributes).flat(),
    ALLOWED_URI_REGEXP: allowedAddress,
    RETURN_DOM_FRAGMENT: true,
  });
}
