import { languages } from '@parlour/domain';
import { useTheme, groupOf } from '@parlour/ui/testing';
import type { BookLook } from './look.ts';

/** The type sizes, largest first. */
const sizes = ['hero', 'xxl', 'xl', 'l', 'm', 's', 'xs'] as const;

/** The brand's type and shapes, in the theme of the toolbar. */
export function TypeAndShape({ look: { brand, language } }: { look: BookLook }) {
  const properties = useTheme();
  const { display, body, displayWeight } = brand.tokens.font;
  return (
    <section className="book-section" aria-labelledby="book-type">
      <h2 id="book-type">Letters and shapes</h2>
      <p>
        Headings in {display.latin.$value[0]}, weight {displayWeight.$value}; text in {body.latin.$value[0]}.
      </p>
      <ul className="book-sizes">
        {sizes.map((size) => (
          <li key={size}>
            <code>{size}</code>
            <span className={size.length > 1 && size !== 'xs' ? 'book-display' : undefined} style={{ fontSize: `var(--p-size-${size})` }}>
              {brand.name} · {languages[language].name} · 1,250.00
            </span>
          </li>
        ))}
      </ul>
      <ul className="book-shapes">
        {groupOf(properties, 'radius').map(({ name, property, value }) => (
          <li key={name} style={{ borderRadius: `var(${property})` }}>
            {name} {value}
          </li>
        ))}
      </ul>
    </section>
  );
}
