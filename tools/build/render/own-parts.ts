import type { Brand } from '@parlour/brand/schema';
import { languages } from '@parlour/domain';
import { scriptJson } from '../script-json.ts';
import { namesOf } from './stand-in.ts';

/** A text of a stand-in's page, and what a brand's page has in its place. */
export interface OwnPart {
  shown: string;
  of(brand: Brand): string;
}

/** In HTML, as React writes text and attributes, and apps/web/src/page-head.ts the head. */
export function partsOfHtml(html: string, standIn: Brand): OwnPart[] {
  return [...namesAs(standIn, asHtml), ...choicesOfLanguage(html, standIn)];
}

/** In the state of a page: as `permission` tells which languages there are (apps/gateway/src/areas/site/permission.ts). */
export function partsOfState(standIn: Brand): OwnPart[] {
  const list = (brand: Brand) => `"languages":${JSON.stringify(brand.languages)}`;
  const fallback = (brand: Brand) => `"defaultLanguage":${JSON.stringify(brand.defaultLanguage)}`;
  return [...namesAs(standIn, inJson), ...[list, fallback].map((of) => ({ shown: of(standIn), of }))];
}

function namesAs(standIn: Brand, write: (name: string) => string): OwnPart[] {
  return namesOf(standIn).map((name, index) => ({ shown: write(name), of: (brand) => write(namesOf(brand)[index]!) }));
}

/** Lists of options, one for each language, as apps/web/src/frame/language-select.tsx has one. */
function choicesOfLanguage(html: string, standIn: Brand): OwnPart[] {
  const options = standIn.languages.map((code) => `(?<${code}><option value="${code}" lang="${languages[code].tag}"[^>]*>[^<]*</option>)`);
  return [...html.matchAll(new RegExp(options.join(''), 'g'))].map(({ 0: shown, groups }) => ({
    shown,
    of: (brand) => brand.languages.map((code) => groups![code]!).join(''),
  }));
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}

/** Within a string of such JSON. */
function inJson(text: string): string {
  return scriptJson(text).slice(1, -1);
}
