import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { legalSource, loadBrands } from '@parlour/brand/schema';
import { languageFacts, languages, type LanguageCode } from '@parlour/domain';
import { makeTheme, scripts } from '@parlour/ui/make-theme';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArgs, chromiumPath } from '../browser/chromium.ts';
import { fallbackRules } from './fallback-fonts.ts';
import { firstViewFaces, fontFaceRules, fontFaces, type FontFace } from './fonts.ts';
import { brandFolder, brandsFolder, workspace } from './places.ts';
import { readTokens } from './theme-plugin.ts';

const brands = loadBrands(brandsFolder);
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
});
afterAll(() => browser.close());

const inlined = (file: string) => `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
const withFiles = (rules: string, faces: readonly FontFace[]) => faces.reduce((text, { file }) => text.replace(file, inlined(file)), rules);

/** Simulates a device with the Noto font of each script, as Android has; Latin letters are the test browser's Open Sans. */
function asOnAndroid(rules: string): string {
  return rules.replace(/src:local\('Noto Sans (Bengali|Thai|Arabic)[^;]*/g, (found, script: string) => {
    const name = `noto-sans-${script.toLowerCase()}`;
    const weight = found.includes('Bold') ? 700 : 400;
    return `src:url(${inlined(path.join(workspace, `node_modules/@fontsource/${name}/files/${name}-${script.toLowerCase()}-${weight}-normal.woff2`))})`;
  });
}

/** What a player reads first: a heading and short lines; then texts longer than a line. */
function textsOf(id: string, language: LanguageCode): string[] {
  const { text } = legalSource(
    brandFolder(id),
    brands.find((brand) => brand.id === id)!,
    language,
    'responsible-play',
  );
  return text
    .split('\n')
    .map((line) => line.replace(/^[-#\s]+/, ''))
    .filter(Boolean);
}

interface Size {
  height: number;
  /** On one line, however long. */
  width: number;
  lineHeight: number;
}

/** Sizes of each text in the fallback font and then in the real one. */
async function sizes(id: string, language: LanguageCode): Promise<{ text: string; before: Size; after: Size }[]> {
  const tokens = readTokens(brandFolder(id));
  const faces = fontFaces(tokens, [language]);
  const css = [withFiles(fontFaceRules(faces), faces), asOnAndroid(await fallbackRules(faces)), makeTheme(tokens)].join('\n');
  const { tag, direction } = languages[language];
  const texts = textsOf(id, language);
  const lines = texts.map((text, index) => `<p class="${index < 2 ? 'display' : 'body'}">${text}</p>`).join('');
  await page.setContent(`<html lang="${tag}" dir="${direction}"><style>${css}
    /* As on phones; this browser would round each letter to whole pixels. */
    body { font-synthesis: none; text-rendering: geometricPrecision } p { font-size: 1rem; font-weight: 400; font-family: var(--font); line-height: var(--p-leading-body) }
    .display { font-weight: ${tokens.font.displayWeight.$value}; line-height: var(--p-leading-tight) }</style>${lines}</html>`);
  return page.evaluate(async () => {
    const measure = async (real: boolean) => {
      const stack = (name: string, element: Element) => {
        const families = getComputedStyle(element).getPropertyValue(`--p-font-${name}`).split(',');
        return families.filter((family) => real || !families.includes(`${family.slice(0, -1)} Fallback"`)).join(',');
      };
      const paragraphs = [...document.querySelectorAll('p')];
      for (const paragraph of paragraphs) paragraph.style.setProperty('--font', stack(paragraph.className, paragraph));
      void document.body.offsetHeight;
      await document.fonts.ready;
      return paragraphs.map((paragraph) => {
        const { height } = paragraph.getBoundingClientRect();
        paragraph.style.whiteSpace = 'nowrap';
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const { width } = range.getBoundingClientRect();
        const lineHeight = paragraph.getBoundingClientRect().height;
        paragraph.style.whiteSpace = '';
        return { height, width, lineHeight };
      });
    };
    const before = await measure(false);
    const after = await measure(true);
    return [...document.querySelectorAll('p')].map((paragraph, index) => ({
      text: paragraph.textContent,
      before: before[index]!,
      after: after[index]!,
    }));
  });
}

// Scripts for which a family has no subset (Chinese) use the device's own font throughout.
const written = brands.flatMap(({ id, languages }) =>
  languages.filter((code) => scripts[languageFacts[code].script].subsets.length > 0).map((code) => [id, code] as const),
);
describe.each(written)('%s in %s', (id, language) => {
  test('nothing moves when the real font loads: a line keeps its height and nearly its width, a text its line breaks', async () => {
    const found = await sizes(id, language);
    expect(found.filter(({ before, after }) => Math.abs(before.lineHeight - after.lineHeight) > 1)).toEqual([]);
    expect(found.filter(({ before, after }) => Math.abs(before.width / after.width - 1) > 0.05)).toEqual([]);
    // A word that barely fits may still move to another line, at most once over a whole page of text.
    expect(found.filter(({ before, after }) => Math.abs(before.height - after.height) > 1).length).toBeLessThanOrEqual(1);
  });

  test('the first view preloads small fonts that no device has, regular and bold, each once', () => {
    const brand = brands.find((one) => one.id === id)!;
    const faces = fontFaces(readTokens(brandFolder(id)), brand.languages);
    const first = firstViewFaces(faces, language);
    expect(first.reduce((bytes, { file }) => bytes + statSync(file).size, 0)).toBeLessThan(70_000);
    expect(new Set(faces.map(({ file }) => file)).size).toBe(faces.length);
  });
});

test.each(['Bengali', 'Thai', 'Arabic'])('a device that has Noto Sans %s fetches neither its regular nor its bold font', (script) => {
  const faces = fontFaces(readTokens(brandFolder('meridian')), ['EN', 'BN', 'TH', 'AR']);
  const rules = fontFaceRules(faces)
    .split('\n')
    .filter((rule) => rule.includes(`'Noto Sans ${script}'`));
  expect(rules.find((rule) => rule.includes('font-weight:400'))).toMatch(new RegExp(`src:local\\('Noto Sans ${script}'\\),.*url\\(`));
  expect(rules.find((rule) => rule.includes('font-weight:600'))).toMatch(new RegExp(`local\\('Noto Sans ${script} Bold'\\),.*url\\(`));
  expect(firstViewFaces(faces, 'EN').some(({ family }) => family.includes(script))).toBe(false);
});

test('a character in two subsets is taken from the later one: Vietnamese and the dong sign do not fetch extended Latin', () => {
  const faces = fontFaces(readTokens(brandFolder('mekong')), ['VI']);
  const lastAt = (subset: string) => faces.findLastIndex((face) => face.subset === subset);
  expect(lastAt('latin-ext')).toBeLessThan(faces.findIndex((face) => face.subset === 'vietnamese'));
});

test('a font is fetched only for text in its script: every face has a unicode range', () => {
  const rules = fontFaceRules(fontFaces(readTokens(brandFolder('meridian')), ['EN', 'TH', 'VI', 'BN', 'AR', 'CN']));
  for (const rule of rules.split('\n')) expect(rule).toMatch(/font-display:swap;.*unicode-range:U\+/);
});
