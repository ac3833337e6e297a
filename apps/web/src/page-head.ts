import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '@parlour/brand';

const description = msg({
  message: 'Play slots, live casino, fish and board games at {brandName}. Try every game of the house with play money.',
  comment: 'Shown by search engines below the page’s title',
});

/** The head of a rendered page: its title, and what search engines and messengers show of it. */
export function pageHead(i18n: I18n, pageTitle: string): string {
  const title = escape(pageTitle);
  const text = escape(i18n._({ ...description, values: { brandName: brand.name } }));
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${text}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${text}">`,
    `<meta property="og:type" content="website">`,
  ].join('');
}

/** As React does. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}
