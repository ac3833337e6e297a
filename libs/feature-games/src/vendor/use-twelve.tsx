import { useLingui } from '@lingui/react/macro';
import { ChevronEndIcon, ChevronStartIcon, IconButton } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import * as styles from './use-twelve.css.ts';

/** The most vendors that a list on the home page shows at once (specification 9). */
const shownAtOnce = 12;

/** Up to twelve items of a list, and the arrows to the others; null if there are no others. After the last come the first again. */
export function useTwelve<Item>(all: readonly Item[]): { shown: readonly Item[]; arrows: ReactNode } {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const pages = Math.ceil(all.length / shownAtOnce);
  // The list may have become shorter.
  const page = at < pages ? at : 0;
  const shown = all.slice(page * shownAtOnce, (page + 1) * shownAtOnce);
  if (pages < 2) return { shown, arrows: null };
  const arrows = (
    <div className={styles.arrows}>
      <IconButton size="s" label={t`Previous providers`} icon={<ChevronStartIcon />} onClick={() => setAt((page + pages - 1) % pages)} />
      <IconButton size="s" label={t`More providers`} icon={<ChevronEndIcon />} onClick={() => setAt((page + 1) % pages)} />
    </div>
  );
  return { shown, arrows };
}
