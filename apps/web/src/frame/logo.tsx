import { brandMarks, useBrand } from '@parlour/brand';
import { Link } from '@parlour/routes';
import { BrandMark } from '@parlour/ui';
import * as styles from './frame.css.ts';

/** The brand's mark, which leads home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logoLink}>
      <LogoPicture />
    </Link>
  );
}

/** The brand's mark, at the frame's size. */
export function LogoPicture() {
  return <BrandMark name={useBrand().name} pictures={brandMarks} className={styles.logo} />;
}
