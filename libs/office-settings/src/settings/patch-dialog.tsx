import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { ListState } from '@parlour/office-ui';
import { Button, Dialog, useToasts } from '@parlour/ui';
import * as styles from './settings.css.ts';

/** The settings, as a patch to be moved into the brand folder for good. */
export function PatchDialog({ merchant, onClose }: { merchant: string; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const query = useOfficeQuery('exportSettings', { query: { merchant } });
  const { file = '', patch = {} } = query.data ?? {};
  const text = JSON.stringify(patch, null, 2);
  const copy = () =>
    void navigator.clipboard
      .writeText(text)
      .then(() => toasts.show({ mood: 'success', text: t`Copied.` }))
      .catch(() => toasts.show({ mood: 'danger', text: t`The browser didn’t allow it. Select the text and copy it.` }));
  const isEmpty = Object.keys(patch).length === 0;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`Patch for brand.json`}
      description={
        <Trans>
          Lay this over <span className={styles.file}>{file}</span> (a JSON merge patch), build the site, and reset the settings to the
          brand’s.
        </Trans>
      }
      closeText={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button disabled={isEmpty} onClick={copy}>
            <Trans>Copy</Trans>
          </Button>
        </>
      }
    >
      <ListState query={query} rows={isEmpty ? 0 : 1} empty={t`Nothing differs`} emptyText={t`Every setting is as brand.json states.`}>
        <pre className={styles.patch}>{text}</pre>
      </ListState>
    </Dialog>
  );
}
