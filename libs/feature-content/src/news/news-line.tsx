import { Trans } from '@lingui/react/macro';
import { Button } from '@parlour/ui';
import * as styles from './news-line.css.ts';

/** Floats above a list that has changed since it was opened; place it before the list in a block of its own. */
export function NewsLine({ onShow }: { onShow: () => void }) {
  return (
    <div role="status" className={styles.line}>
      <Button size="s" className={styles.button} onClick={onShow}>
        <Trans>Show what is new</Trans>
      </Button>
    </div>
  );
}
