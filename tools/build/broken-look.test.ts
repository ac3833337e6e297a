import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BrandError, loadBrand } from '@parlour/brand/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demandPayments } from './build-brand.ts';
import { brandFolder } from './places.ts';
import { siteFiles } from './site-files.ts';
import { readTokens } from './theme-plugin.ts';

// A build reports a BrandError by its one sentence, and any other error with its stack.
let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parlour-look-'));
  folder = path.join(root, 'neutral');
  cpSync(brandFolder('neutral'), folder, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('wrong or missing tokens are reported in one sentence', () => {
  writeFileSync(path.join(folder, 'tokens.json'), '{"colour":1');
  expect(() => readTokens(folder)).toThrow(BrandError);
  rmSync(path.join(folder, 'tokens.json'));
  expect(() => readTokens(folder)).toThrow(/neutral\/tokens\.json: is missing; write what the brand decided of its look$/);
});

test('a colour in hex is reported with how it has to be written', () => {
  const tokens = JSON.parse(readFileSync(path.join(folder, 'tokens.json'), 'utf8')) as { color: Record<string, unknown> };
  writeFileSync(path.join(folder, 'tokens.json'), JSON.stringify({ ...tokens, color: { ...tokens.color, accent: '#0f766e' } }));
  const written = '{"$type":"color","$value":{"colorSpace":"oklch","components":[0.511,0.086,186.391]}}';
  expect(() => readTokens(folder)).toThrow(`color.accent is "#0f766e", and tokens.json states colours in OKLCH; write ${written}`);
});

test('a licensed brand without a usable payment provider is reported in one sentence, as is a wrong setting', () => {
  const brand = loadBrand(folder);
  const licensed = { ...brand, jurisdiction: { ...brand.jurisdiction, licence: 'MGA/0000' } };
  const provider = { code: 'ferrypay', baseUrl: 'https://pay.example', apiKey: 'a long key', webhookKey: `whsec_${'A'.repeat(32)}` };
  const withProviders = (PAYMENT_PROVIDERS: string) => () => demandPayments(folder, licensed, { PAYMENT_PROVIDERS });
  expect(() => demandPayments(folder, brand, {})).not.toThrow();
  expect(withProviders('[]')).toThrow(
    'brands/neutral/brand.json: jurisdiction.licence names a licence, and PAYMENT_PROVIDERS names no payment provider for it; connect one',
  );
  expect(withProviders(JSON.stringify([{ ...provider, apiKey: 'short' }]))).toThrow(/in PAYMENT_PROVIDERS 0 apiKey .*; mend the setting/);
  expect(withProviders(JSON.stringify([{ ...provider, merchants: ['another'] }]))).toThrow('names no payment provider');
  expect(withProviders(JSON.stringify([{ ...provider, merchants: [brand.merchantCode] }]))).not.toThrow();
});

test('a picture that cannot be drawn is reported in one sentence', async () => {
  writeFileSync(path.join(folder, 'assets/icon.svg'), '<svg><path></svg');
  const made = siteFiles(folder);
  await expect(made).rejects.toThrow(BrandError);
  await expect(made).rejects.toThrow(/neutral\/assets\/icon\.svg: cannot be drawn \(.+\); export it again as plain SVG$/);
});
