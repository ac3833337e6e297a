import { Trans, useLingui } from '@lingui/react/macro';
import { useMember } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { useCopy } from '@parlour/forms';
import { Button, CopyIcon, Dialog, DownloadIcon, ReceiptIcon, saveFile } from '@parlour/ui';
import { createPortal } from 'react-dom';
import * as styles from './authenticator.css.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, shown only once: to copy, save or print. Closed by confirming that they are kept safe. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui();
  const { name } = useBrand();
  const account = useMember()?.account ?? '';
  const copy = useCopy();
  const title = t`Recovery codes of ${account} at ${name}`;
  const text = codes.join('\n');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Save your recovery codes`}
      description={t`They are shown only once. Without your phone, each lets you log in once in place of a code from the app.`}
      closeText={t`Close`}
      closable={false}
      footer={
        <Button onClick={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <div className={styles.kept}>
        <CodeList label={t`Recovery codes`} codes={codes} />
        <div className={styles.ways}>
          <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copy(text, t`The recovery codes were copied.`)}>
            <Trans>Copy</Trans>
          </Button>
          <Button variant="secondary" icon={<DownloadIcon />} onClick={() => saveFile('recovery-codes.txt', `${title}\n\n${text}\n`)}>
            <Trans>Download</Trans>
          </Button>
          <Button variant="secondary" icon={<ReceiptIcon />} onClick={() => window.print()}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </div>
      {createPortal(
        // The only part of the page that is printed.
        <div className={styles.sheet} aria-hidden>
          <h1>{title}</h1>
          <CodeList label={title} codes={codes} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

function CodeList({ label, codes }: { label: string; codes: readonly string[] }) {
  return (
    <ol aria-label={label} className={styles.codes} dir="ltr">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  );
}
