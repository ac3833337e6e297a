import { loadBrands } from '@parlour/brand/schema';
import { expect, test } from 'vitest';
import { brandsFolder } from '../places.ts';
import { namesOf, ownPage, standInOf } from './stand-in.ts';

const brand = loadBrands(brandsFolder).find(({ languages }) => languages.length > 1)!;
const standIn = standInOf(brand);
const [name = '', code = '', host = ''] = namesOf(standIn);
const page = (body: string, state: unknown = null) => ({ head: '', body, state });

test('a page that was rendered without names shows any name, escaped for HTML and JSON', () => {
  const html = `<p>Brand&#x27;s &amp; &lt;${code.slice(1)}&gt;</p>`;
  const said = ownPage(page(html, { name, host }), standIn, { ...brand, name: `A "B" <C> & D's`, domains: ['play.example'] });
  expect(said.body).toBe('<p>A &quot;B&quot; &lt;C&gt; &amp; D&#x27;s</p>');
  expect(JSON.parse(said.state)).toEqual({ name: `A "B" <C> & D's`, host: 'play.example' });
});

test.each([name.toUpperCase(), encodeURIComponent(name), `${host}x`.slice(3), code.slice(1)])(
  'a page that does more with a name than show it is not built: %s',
  (changed) => {
    expect(() => ownPage(page(`<p>${changed}</p>`), standIn, brand)).toThrow('does more with a name of its brand than show it');
  },
);

test('brands have the same stand-in as long as they differ by their names alone', () => {
  const other = {
    ...brand,
    id: 'other',
    name: 'Other',
    merchantCode: 'other1',
    domains: brand.domains.map((_, index) => `o${index}.example`),
  };
  expect(standInOf(other)).toEqual(standIn);
  expect(standInOf({ ...other, currency: brand.currency === 'EUR' ? 'USD' : 'EUR' }).id).not.toBe(standIn.id);
  expect(standInOf({ ...other, domains: [...other.domains, 'second.example'] }).id).not.toBe(standIn.id);
});
