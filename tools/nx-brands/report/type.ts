import { readFileSync } from 'node:fs';
import type { Brand } from '@parlour/brand/schema';
import { languageFacts, languages } from '@parlour/domain';
import { themeValues, palette, type BrandTokens } from '@parlour/ui/make-theme';
import { fontFaces } from '../../build/fonts.ts';
import { html, type Html } from './html.ts';

/** A font of the brand, embedded. */
export interface EmbeddedFace {
  family: string;
  rule: string;
}

/** The brand's fonts to embed in the report: those of its first language. */
export function brandFaces(tokens: BrandTokens, brand: Brand): EmbeddedFace[] {
  const needed = fontFaces(tokens, [brand.defaultLanguage]).filter(({ subset }) => subset !== 'latin-ext');
  return needed.map(({ family, weight, file, unicodeRange }) => {
    const data = readFileSync(file).toString('base64');
    const source = `url(data:font/woff2;base64,${data}) format('woff2')`;
    return {
      family,
      rule: `@font-face{font-family:'${family}';font-weight:${weight};src:${source};unicode-range:${unicodeRange}}`,
    };
  });
}

/** The scale from the smallest text to the largest, in the brand's faces and in its first language. */
export function typeScale(tokens: BrandTokens, brand: Brand, sample: string): Html {
  const { size, font, heading } = themeValues(tokens, brand.defaultTheme, languageFacts[brand.defaultLanguage].script);
  const { tag, direction } = languages[brand.defaultLanguage];
  return html`<p class="quiet">
      Headings: ${familyOf(font.display)}, weight ${heading.weight}. Text: ${familyOf(font.body)}. Each size is ${tokens.scale.$value} times
      the one before.
    </p>
    <ul class="sizes">
      ${Object.entries(size).map(([name, value]) => {
        const display = ['xl', 'xxl', 'hero'].includes(name);
        const face = display ? `font-family:${font.display};font-weight:${heading.weight}` : `font-family:${font.body}`;
        return html`<li>
          <span><b>${name}</b> <span class="quiet">${value.replace(/^clamp\((.*)\)$/, '$1')}</span></span>
          <strong lang="${tag}" dir="${direction}" style="${face};${display ? '' : 'font-weight:400;'}font-size:${value}">${sample}</strong>
        </li>`;
      })}
    </ul>`;
}

/** Corners and fills of controls, in each theme. */
export function shapes(tokens: BrandTokens, brand: Brand): Html {
  const { radius, font } = themeValues(tokens, brand.defaultTheme, languageFacts[brand.defaultLanguage].script);
  const colors = palette(tokens, brand.defaultTheme);
  const corners = Object.entries(radius).map(
    ([name, value]) => html`<span class="quiet" style="border:1.5px solid;border-radius:${value}">${name} ${value}</span>`,
  );
  const fills = [
    ['accent', 'onAccent'],
    ['second', 'onSecond'],
    ['win', 'onWin'],
    ['danger', 'onDanger'],
  ] as const;
  return html`<div class="shapes">${corners}</div>
    <div class="shapes" style="margin-block-start:1rem">
      ${fills.map(
        ([fill, on]) =>
          html`<span
            style="background:${colors[fill]};color:${colors[on]};border-radius:${radius.control};font:600 1rem ${font.body};min-block-size:2.75rem"
            >${fill}</span
          >`,
      )}
    </div>`;
}

const familyOf = (stack: string): string => stack.split(',')[0]!.replaceAll('"', '');
