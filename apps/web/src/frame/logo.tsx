import { useBrand } from '@parlour/brand';
import { Link } from '@parlour/routes';
import * as styles from './frame.css.ts';

/** The brand's mark, which leads home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logoLink}>
      <LogoPicture />
    </Link>
  );
}

/** The mark in the colours of the theme: the style sheet shows one of two, and the browser fetches only that one. */
export function LogoPicture() {
  const { name, defaultTheme } = useBrand();
  const size = { width: 160, height: 46 };
  return (
    <>
      {(FLAGS.themeSwitch || defaultTheme === 'dark') && (
        <img className={styles.logoOf.dark} src="/logo-dark.svg" alt={name} loading="lazy" {...size} />
      )}
      {(FLAGS.themeSwitch || defaultTheme === 'light') && (
        <img className={styles.logoOf.light} src="/logo-light.svg" alt={name} loading="lazy" {...size} />
      )}
    </>
  );
}
