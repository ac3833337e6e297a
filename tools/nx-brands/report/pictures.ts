import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { palette, type BrandTokens, type ThemeName } from '@parlour/ui/make-theme';
import { html, type Html } from './html.ts';

/** The brand's marks in use: each theme's logo on that theme's header, the icons at their sizes, the social card. */
export function picturesOf(folder: string, tokens: BrandTokens | null, themes: readonly ThemeName[], name: string): Html {
  const source = (file: string): string | null => {
    const absolute = path.join(folder, 'assets', file);
    return existsSync(absolute) ? `data:image/svg+xml;base64,${readFileSync(absolute).toString('base64')}` : null;
  };
  const grounds = themes.map((theme) => {
    const ground = tokens ? palette(tokens, theme).surfaceHeader : theme === 'dark' ? '#000000' : '#ffffff';
    const logo = source(`logo-${theme}.svg`);
    return html`<div class="ground" style="background:${ground}">
      ${logo ? html`<img src="${logo}" alt="Logo of ${name} on a ${theme} ground" />` : 'missing'}
    </div>`;
  });
  const icon = (file: string, size: number, caption: string, masked = false) => {
    const picture = source(file);
    return (
      picture &&
      html`<figure>
        <img src="${picture}" alt="" width="${size}" height="${size}" class="${masked ? 'masked' : ''}" />
        <figcaption class="quiet">${caption}</figcaption>
      </figure>`
    );
  };
  const card = source('social-card.svg');
  return html`<div class="grounds">${grounds}</div>
    <div class="icons">
      ${icon('favicon.svg', 16, 'Favicon, 16')} ${icon('favicon.svg', 32, '32')} ${icon('icon.svg', 96, 'Icon')}
      ${icon('icon-maskable.svg', 96, 'Under a round mask', true)}
      ${
        card &&
        html`<figure>
          <img class="card" src="${card}" alt="Social card of ${name}" width="480" height="252" />
          <figcaption class="quiet">Social card</figcaption>
        </figure>`
      }
    </div>`;
}
