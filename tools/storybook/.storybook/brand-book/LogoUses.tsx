import type { CSSProperties, ReactNode } from 'react';
import { palette } from '@parlour/ui/make-theme';
import { addressOf, type BookLook } from './look.ts';

/** A picture with a caption. */
function Figure({
  caption,
  verdict,
  style,
  children,
}: {
  caption: string;
  verdict?: 'do' | 'dont';
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <figure className="book-figure">
      <div className="book-ground" style={style}>
        {children}
      </div>
      <figcaption>
        {verdict && <strong className={`book-${verdict}`}>{verdict === 'do' ? 'Do: ' : 'Do not: '}</strong>}
        {caption}
      </figcaption>
    </figure>
  );
}

/** The marks of a brand: backgrounds, clear space, minimum size, and misuse. */
export function LogoUses({ look }: { look: BookLook }) {
  const { brand, pictures } = look;
  const on = { dark: palette(brand.tokens, 'dark'), light: palette(brand.tokens, 'light') };
  const logo = (theme: 'dark' | 'light', className = '') => (
    <img className={`book-logo ${className}`} src={addressOf(look, `logo-${theme}.svg`)} alt="" />
  );
  const busy = pictures.find((picture) => picture.includes('/games/'))!;
  const dark = { backgroundColor: on.dark.surfaceHeader };
  const light = { backgroundColor: on.light.surfaceHeader };
  const own = brand.defaultTheme === 'dark' ? dark : light;
  return (
    <section className="book-section" aria-labelledby="book-logo">
      <h2 id="book-logo">Logo</h2>
      <div className="book-figures">
        {brand.themes.map((theme) => (
          <Figure key={theme} caption={`On a ${theme} ground: logo-${theme}.svg`} style={theme === 'dark' ? dark : light}>
            <img className="book-logo book-large" src={addressOf(look, `logo-${theme}.svg`)} alt={`Logo of ${brand.name}, ${theme}`} />
          </Figure>
        ))}
        <Figure caption="On paper: logo.svg, whose letters take the colour of the text around it" style={{ backgroundColor: '#fff' }}>
          <img className="book-logo book-large" src={addressOf(look, 'logo.svg')} alt="" />
        </Figure>
      </div>
      <div className="book-figures">
        <Figure caption="Clear space: half of its height on every side stays empty" style={own}>
          <span className="book-clear" style={{ color: on[brand.defaultTheme].borderStrong }}>
            {logo(brand.defaultTheme)}
          </span>
        </Figure>
        <Figure caption="Least height: 24 px. In the header it is 32, and 40 on wide screens" style={own}>
          <span className="book-heights">
            {[24, 32, 40].map((height) => (
              <img key={height} src={addressOf(look, `logo-${brand.defaultTheme}.svg`)} alt="" style={{ blockSize: height }} />
            ))}
          </span>
        </Figure>
        <Figure caption="Favicon at 16 and 32; icon; under the round mask of a device" style={own}>
          <span className="book-heights">
            <img src={addressOf(look, 'favicon.svg')} alt="" style={{ blockSize: 16 }} />
            <img src={addressOf(look, 'favicon.svg')} alt="" style={{ blockSize: 32 }} />
            <img src={addressOf(look, 'icon.svg')} alt="" style={{ blockSize: 64 }} />
            <img src={addressOf(look, 'icon-maskable.svg')} alt="" style={{ blockSize: 64, borderRadius: '50%' }} />
          </span>
        </Figure>
      </div>
      <h3>Uses</h3>
      <div className="book-figures book-small">
        <Figure verdict="do" caption="put it on a plain ground of the theme it is drawn for" style={own}>
          {logo(brand.defaultTheme)}
        </Figure>
        <Figure verdict="dont" caption="put it on the ground of the other theme" style={brand.defaultTheme === 'dark' ? light : dark}>
          {logo(brand.defaultTheme)}
        </Figure>
        <Figure verdict="dont" caption="stretch it" style={own}>
          {logo(brand.defaultTheme, 'book-stretched')}
        </Figure>
        <Figure verdict="dont" caption="turn it" style={own}>
          {logo(brand.defaultTheme, 'book-turned')}
        </Figure>
        <Figure verdict="dont" caption="give it other colours" style={own}>
          {logo(brand.defaultTheme, 'book-tinted')}
        </Figure>
        <Figure
          verdict="dont"
          caption="put it on a picture"
          style={{ backgroundImage: `url("${addressOf(look, busy)}")`, backgroundSize: 'cover' }}
        >
          {logo(brand.defaultTheme)}
        </Figure>
      </div>
      <h3>Social card</h3>
      <img className="book-card" src={addressOf(look, 'social-card.svg')} alt={`Social card of ${brand.name}`} width="1200" height="630" />
    </section>
  );
}
