import { classNames } from '../element/compose.ts';
import * as styles from './brand-mark.css.ts';

export interface BrandMarkProps {
  /** Name of the brand, for screen readers. */
  name: string;
  /** The mark's address for each theme that the site is shown in. */
  pictures: Readonly<Partial<Record<'dark' | 'light', string>>>;
  /** Sets its size. */
  className?: string | undefined;
}

/** The brand's mark in the colours of the theme: the style sheet shows one of two, and the browser fetches only that one. */
export function BrandMark({ name, pictures, className }: BrandMarkProps) {
  const themes = ['dark', 'light'] as const;
  return themes.map(
    (theme) =>
      pictures[theme] !== undefined && (
        <img
          key={theme}
          className={classNames(styles.markOf[theme], className)}
          src={pictures[theme]}
          alt={name}
          loading="lazy"
          width={160}
          height={46}
        />
      ),
  );
}
