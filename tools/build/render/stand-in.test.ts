import { loadBrands } from '@parlour/brand/schema';
import { languageCodes, languages, type LanguageCode } from '@parlour/domain';
import { expect, test } from 'vitest';
import type { RenderedPage } from '../../../apps/web/src/entry-server.types.ts';
import { brandsFolder } from '../places.ts';
import { joined, type Chunks } from '../files/chunks.ts';
import { pageTemplate } from './page-template.ts';
import { namesOf, standInOf } from './stand-in.ts';

const brand = loadBrands(brandsFolder).find(({ languages: offered }) => offered.length > 1)!;
const standIn = standInOf(brand);
const [name = '', code = '', host = ''] = namesOf(standIn);
const textOf = (chunks: Chunks) => Buffer.from(joined(chunks)).toString();
const page = (body: string, state: unknown = null) => ({ head: '', body, state });

test('a page that was rendered without names shows any name as HTML and JSON want it', () => {
  const html = `<p>Brand&#x27;s &amp; &lt;${code.slice(1)}&gt;</p>`;
  const said = pageTemplate(page(html, { name, host }), standIn).of({ ...brand, name: `A "B" <C> & D's`, domains: ['play.example'] });
  expect(textOf(said.body)).toBe('<p>A &quot;B&quot; &lt;C&gt; &amp; D&#x27;s</p>');
  expect(JSON.parse(textOf(said.state))).toEqual({ name: `A "B" <C> & D's`, host: 'play.example' });
});

test.each([name.toUpperCase(), encodeURIComponent(name), `${host}x`.slice(3), code.slice(1)])(
  'a page that does more with a name than to show it is not built: %s',
  (changed) => {
    expect(() => pageTemplate(page(`<p>${changed}</p>`), standIn)).toThrow('does more with a name of its brand than to show it');
  },
);

/** As apps/web/src/frame/language-select.tsx is rendered. */
const options = (codes: readonly LanguageCode[]) => codes.map((code) => option(code)).join('');
const option = (code: LanguageCode) => `<option value="${code}" lang="${languages[code].tag}">${languages[code].name}</option>`;

test('a page that was rendered for all languages lists those of any brand, in its order', () => {
  const rendered = page(`<select>${options(languageCodes)}</select>`, { languages: languageCodes, defaultLanguage: languageCodes[0] });
  const said = pageTemplate(rendered, standIn).of({ ...brand, languages: ['AR', 'EN'], defaultLanguage: 'AR' });
  expect(textOf(said.body)).toBe(`<select>${options(['AR', 'EN'])}</select>`);
  expect(JSON.parse(textOf(said.state))).toEqual({ languages: ['AR', 'EN'], defaultLanguage: 'AR' });
});

test.each<[string, RenderedPage]>([
  ['names one alone', page('<p lang="th">ไทย</p>')],
  ['lists them in another order', page(options([...languageCodes].reverse()))],
  ['tells its script some of them', page('', { languages: ['EN'] })],
])('a page that does more with languages than to list them is not built: it %s', (_, rendered) => {
  expect(() => pageTemplate(rendered, standIn)).toThrow('does more with the languages of its brand than to list them');
});

test('brands have the same stand-in as long as they differ by their names and by which languages they offer', () => {
  const other = {
    ...brand,
    id: 'other',
    name: 'Other',
    merchantCode: 'other1',
    domains: brand.domains.map((_, index) => `o${index}.example`),
    languages: [...brand.languages].reverse(),
    defaultLanguage: brand.languages.at(-1)!,
  };
  expect(standInOf(other)).toEqual(standIn);
  expect(standInOf({ ...other, currency: brand.currency === 'EUR' ? 'USD' : 'EUR' }).id).not.toBe(standIn.id);
  // Its pages have no list of languages.
  expect(standInOf({ ...other, languages: [other.defaultLanguage] }).languages).toEqual([other.defaultLanguage]);
  expect(standInOf({ ...other, domains: [...other.domains, 'second.example'] }).id).not.toBe(standIn.id);
});
