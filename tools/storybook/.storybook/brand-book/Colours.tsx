import { judgePairs, palette, type Palette } from '@parlour/ui/make-theme';
import type { BookLook } from './look.ts';

/** The colours that identify a brand; Foundations/Colours has all of them. */
const key: readonly [fill: keyof Palette, on: keyof Palette, use: string][] = [
  ['accent', 'onAccent', 'What is pressed first'],
  ['second', 'onSecond', 'What stands beside it'],
  ['win', 'onWin', 'Money that comes'],
  ['danger', 'onDanger', 'What cannot be undone'],
  ['surface', 'text', 'The page'],
  ['surfaceRaised', 'text', 'A card on it'],
  ['surfaceOverlay', 'textMuted', 'A dialog over it'],
  ['hero', 'onHero', 'Banners'],
];

/** The brand's key colours in each theme, with the contrast of text on them. */
export function Colours({ look: { brand } }: { look: BookLook }) {
  return (
    <section className="book-section" aria-labelledby="book-colours">
      <h2 id="book-colours">Colours</h2>
      <div className="book-themes">
        {brand.themes.map((theme) => {
          const colors = palette(brand.tokens, theme);
          const judged = judgePairs(colors);
          return (
            <div
              key={theme}
              className="book-theme"
              style={{ backgroundColor: colors.surface, color: colors.text, borderColor: colors.border }}
            >
              <h3>{theme === 'dark' ? 'Dark' : 'Light'}</h3>
              <ul className="book-swatches">
                {key.map(([fill, on, use]) => (
                  <li key={fill}>
                    <div className="book-swatch" style={{ backgroundColor: colors[fill], color: colors[on], borderColor: colors.border }}>
                      <strong>{use}</strong>
                      <span>
                        {fill} {colors[fill]}
                      </span>
                      <span>
                        {on} {colors[on]}, {judged.find(({ front, back }) => front === on && back === fill)!.found.toFixed(1)} to 1
                      </span>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
