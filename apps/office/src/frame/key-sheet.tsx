import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@parlour/ui';
import * as styles from './frame.css.ts';
import { usePlaces } from './use-places.ts';

/** What the keyboard does, everywhere and in lists. */
export function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { entries } = usePlaces();
  const keys: [keys: string, text: string][] = [
    ...entries.map(({ key, text }): [string, string] => [`g ${key}`, i18n._(text)]),
    ['Ctrl K', t`Search everything`],
    ['/', t`Filter of the list`],
    ['j k', t`Next and previous row`],
    ['Enter', t`Open the row`],
    ['x', t`Select the row`],
    ['Esc', t`Close what is open`],
    ['?', t`This sheet`],
  ];
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={<Trans>Keyboard</Trans>} closeText={t`Close`}>
      <dl className={styles.keySheet}>
        {keys.map(([key, text]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt className={styles.keys}>{key}</dt>
            <dd style={{ margin: 0 }}>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
