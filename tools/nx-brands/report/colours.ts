import { judgePairs, palette, type BrandTokens, type JudgedPair, type Palette, type ThemeName } from '@parlour/ui/make-theme';
import { html, type Html } from './html.ts';

/** Colour families in the order in which people look for them; the rest comes last. */
const families: readonly (readonly [title: string, belongs: RegExp])[] = [
  ['Grounds', /^surface/],
  ['Text', /^text/],
  ['Lines and focus', /^(border|focus)/],
  ['Accent', /^(on)?accent/i],
  ['Second', /^(on)?second/i],
  ['Win', /^(on)?win/i],
  ['Danger', /^(on)?danger/i],
  ['Warning', /^(on)?warning/i],
  ['Out of use', /disabled|skeleton/i],
  ['Banners', /hero/i],
  ['Tones of games', /tone/i],
];

/** Every colour of a theme on the theme's own background, each with its lowest contrast. */
export function coloursOf(tokens: BrandTokens, theme: ThemeName): Html {
  const colors = palette(tokens, theme);
  const judged = judgePairs(colors);
  const names = Object.keys(colors).filter((name) => colors[name as keyof Palette].startsWith('#')) as (keyof Palette)[];
  const groups = families.map(([title, belongs], place) => {
    const own = names.filter((name) => belongs.test(name) && !families.slice(0, place).some(([, earlier]) => earlier.test(name)));
    return [title, own] as const;
  });
  return html`<div class="theme" style="background:${colors.surface};color:${colors.text};border-color:${colors.border}">
    <h3>${theme === 'dark' ? 'Dark' : 'Light'}</h3>
    ${groups
      .filter(([, own]) => own.length > 0)
      .map(
        ([title, own]) =>
          html`<div class="family">
            <h4 style="margin:0 0 .5rem;font-size:.875rem;color:${colors.textMuted}">${title}</h4>
            <ul class="swatches">
              ${own.map((name) => swatch(name, colors, judged))}
            </ul>
          </div>`,
      )}
  </div>`;
}

function swatch(name: keyof Palette, colors: Palette, judged: readonly JudgedPair[]): Html {
  const worst = judged.filter(({ front }) => front === name).toSorted((a, b) => a.found / a.ratio - b.found / b.ratio)[0];
  const ground = worst ? colors[worst.back] : colors[name];
  return html`<li class="swatch">
    <div class="field" style="background:${ground};color:${colors[name]};border-color:${colors.border}" aria-hidden="true">
      ${worst && (worst.ratio === 3 ? html`<i class="line"></i>` : 'Aa 128')}
    </div>
    <b>${name}</b>
    <code>${colors[name]}</code>
    ${worst && html`<span style="color:${colors.textMuted}">${worst.found.toFixed(2)} on ${worst.back}, ${worst.enough ? 'needs' : 'but needs'} ${worst.ratio}</span>`}
  </li>`;
}

/** Every pair with its contrast, collapsed. */
export function pairTable(tokens: BrandTokens, theme: ThemeName): Html {
  const colors = palette(tokens, theme);
  const pairs = judgePairs(colors);
  return html`<details>
    <summary>All ${pairs.length} pairs, ${theme}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label="Pairs of colours, ${theme}">
      <table>
        <thead>
          <tr>
            <th scope="col">In front</th>
            <th scope="col">On</th>
            <th scope="col">Contrast</th>
            <th scope="col">Needs</th>
          </tr>
        </thead>
        <tbody>
          ${pairs.map(
            (pair) =>
              html`<tr>
                <td>
                  <span class="chip" style="background:${colors[pair.back]};color:${colors[pair.front]}" aria-hidden="true">Aa</span
                  >${pair.front}
                </td>
                <td>${pair.back}</td>
                <td class="${pair.enough ? '' : 'bad'}">${pair.found.toFixed(2)}</td>
                <td>${pair.ratio}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
