import { useBrand } from '@parlour/brand';
import { Link } from '@parlour/routes';
import * as styles from './frame.css.ts';

/** The brand's mark, which leads home. */
export function Logo() {
  const { name } = useBrand();
  return (
    <Link to="/" className={styles.logoLink}>
      <img className={styles.logo} src="/logo.svg" alt={name} width="160" height="40" fetchPriority="high" />
    </Link>
  );
}
