import { classNames } from '../element/compose.ts';
import * as styles from './brand-mark.css.ts';

export interface BrandMarkProps {
  /** Name of the brand, for those who do not see the mark. */
  name: string;
  /** The themes that the site is shown in. */
  themes: readonly ('dark' | 'light')[];
  /** Says how large it is. */
  className?: string | undefined;
}

/** The brand's mark in the colours of the theme: the style sheet shows one of two, and the browser fetches only that one. */
export function BrandMark({ name, themes, className }: BrandMarkProps) {
  return themes.map((theme) => (
    <img
      key={theme}
      className={classNames(styles.markOf[theme], className)}
      src={`/logo-${theme}.svg`}
      alt={name}
      loading="lazy"
      width={160}
      height={46}
    />
  ));
}
