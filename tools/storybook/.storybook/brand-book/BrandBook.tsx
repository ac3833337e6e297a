import { Components } from './Components.tsx';
import { Colours } from './Colours.tsx';
import { LogoUses } from './LogoUses.tsx';
import { addressOf, type BookLook } from './look.ts';
import { Screens } from './Screens.tsx';
import { TypeAndShape } from './TypeAndShape.tsx';
import './brand-book.css';

/** A brand on one page, made only of the brand's own files and the real components: nothing is drawn for the book. */
export function BrandBook({ look }: { look: BookLook }) {
  const { brand, theme } = look;
  return (
    <main className="book">
      <header className="book-cover">
        <img src={addressOf(look, `logo-${theme}.svg`)} alt={`Logo of ${brand.name}`} />
        <h1>{brand.name}</h1>
        {brand.tokens.$description && <p>{brand.tokens.$description}</p>}
      </header>
      <LogoUses look={look} />
      <Colours look={look} />
      <TypeAndShape look={look} />
      <Components look={look} />
      <Screens look={look} />
    </main>
  );
}
