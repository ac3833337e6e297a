import { readFileSync } from 'node:fs';
import path from 'node:path';
import { legalFile } from '@parlour/brand/schema';
import { errorsOf } from '../check/problem.ts';
import { verdictOf } from '../check/lines.ts';
import { themesOf, type CheckedBrand } from '../check-brand.ts';
import { checkList, factsOf, mark } from './checks.ts';
import { coloursOf, pairTable } from './colours.ts';
import { html, type Html } from './html.ts';
import { picturesOf } from './pictures.ts';
import type { Screens } from './screens.ts';
import { styleWith } from './style.ts';
import { brandFaces, shapes, typeScale } from './type.ts';

/** A self-contained HTML page with the results of a brand's checks and samples of its appearance. */
export function reportOf(folder: string, checked: CheckedBrand, screens: Screens): string {
  const { id, brand, tokens, checks } = checked;
  const name = brand?.name ?? id;
  const themes = themesOf(brand);
  const broken = errorsOf(checks).length > 0;
  const faces = brand && tokens ? brandFaces(tokens, brand) : [];
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}: check of the brand</title>
        <style>
          ${{ markup: styleWith(faces) }}
        </style>
      </head>
      <body>
        <header>
          <h1>${name}</h1>
          <p class="verdict ${broken ? 'bad' : 'good'}">${mark(!broken)}${verdictOf(id, checks)}</p>
          ${brand && factsOf(brand)}
        </header>
        <main>
          ${section('Checks', checkList(checks))} ${section('Logo, icons and social card', picturesOf(folder, tokens, themes, name))}
          ${
            tokens &&
            section(
              'Colours',
              html`<p class="quiet">
                  Each colour stands on the ground on which it can be told least. Beside it: the contrast there, and what WCAG 2.2 AA asks.
                </p>
                <div class="themes">${themes.map((theme) => coloursOf(tokens, theme))}</div>
                ${themes.map((theme) => pairTable(tokens, theme))}`,
            )
          }
          ${
            brand &&
            tokens &&
            section('Type and shape', html`${typeScale(tokens, brand, sampleOf(folder, checked) ?? name)}<br />${shapes(tokens, brand)}`)
          }
          ${section('Key screens', screensOf(id, screens))}
        </main>
      </body>
    </html>`;
  return `${markup}\n`;
}

function section(title: string, content: Html): Html {
  return html`<section aria-label="${title}">
    <h2>${title}</h2>
    ${content}
  </section>`;
}

function screensOf(id: string, { taken, why }: Screens): Html {
  if (taken.length === 0)
    return html`<p>${why}</p>
      <p class="quiet">They come with <code>npx nx build ${id}</code>, then <code>npx nx check ${id}</code>.</p>`;
  return html`${why && html`<p class="note">${why}</p>`}
    <div class="screens">
      ${taken.map(
        ({ caption, device, picture, width, height }) =>
          html`<figure class="${device}">
            <img src="data:image/webp;base64,${picture.toString('base64')}" alt="${caption}" width="${width}" height="${height}" />
            <figcaption>${caption}</figcaption>
          </figure>`,
      )}
    </div>`;
}

/** Sample texts of the brand in its first language: its name, and a title from its legal texts if it has one. */
function sampleOf(folder: string, { brand }: CheckedBrand): string | null {
  if (!brand) return null;
  try {
    const text = readFileSync(path.join(folder, legalFile(brand.defaultLanguage, 'responsible-play')), 'utf8');
    return `${brand.name} · ${/^# (.+)$/m.exec(text)?.[1] ?? ''} 1,250.00`;
  } catch {
    return null;
  }
}
