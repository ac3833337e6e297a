import { brand } from '@parlour/brand';
import * as styles from './frame.css.ts';
import { Spinner } from '@parlour/ui';

/** What stands in a page that was not rendered, until its script has come. */
export function Shell() {
  return (
    <div className={styles.shell}>
      <img className={styles.logo} src="/logo.svg" alt={brand.name} width="160" height="40" />
      <Spinner size="l" />
    </div>
  );
}
