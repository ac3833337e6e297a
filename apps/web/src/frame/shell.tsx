import { Spinner } from '@parlour/ui';
import { LogoPicture } from './logo.tsx';
import * as styles from './frame.css.ts';

/** What stands in a page that was not rendered, until its script has come. */
export function Shell() {
  return (
    <div className={styles.shell}>
      <LogoPicture />
      <Spinner size="l" />
    </div>
  );
}
