import { isLanguageCode, type LanguageCode } from '@parlour/domain';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Build, SiteFile } from './build.ts';
import { frameName, pageNamePattern } from './site-rules.ts';

const pageName = new RegExp(`^${pageNamePattern}$`);

/** The language of the page: the visitor's choice, kept in the `lang` cookie, where the site has it; else the site's default. */
export function pageLanguage(merchant: Merchant, cookie: string | undefined): LanguageCode {
  return cookie !== undefined && isLanguageCode(cookie) && merchant.languages.includes(cookie) ? cookie : merchant.defaultLanguage;
}

/** The page rendered for this path and language, or the frame in which the script shows any other path. */
export function pageOf(build: Build, language: LanguageCode, pathname: string): SiteFile | undefined {
  const name = pathname === '/' ? 'index' : pathname.slice(1).replace(/\/$/, '');
  const rendered = pageName.test(name) && name !== frameName ? build.files.get(`pages/${language}/${name}.html`) : undefined;
  return rendered ?? build.files.get(`pages/${language}/${frameName}.html`);
}
