import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { isPutAside, ListState, useRefusalText } from '@parlour/office-ui';
import { contentOf, Dialog, Field, Inline, Spinner, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './content.css.ts';

export interface Picture {
  address: string;
  width: number;
  height: number;
}

interface PictureDialogProps {
  merchant: string;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}

/** In bytes, as the gateway takes it. */
const largest = 5 * 1024 * 1024;

/** Chooses one of the merchant’s pictures, or uploads another. */
export function PictureDialog({ merchant, onChoose, onClose }: PictureDialogProps) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const found = useOfficeQuery('listPictures', { query: { merchant } });
  const upload = useOfficeMutation('uploadPicture');
  const [problem, setProblem] = useState<string>();
  const list = found.data?.list ?? [];
  const send = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    if (file.size > largest) return setProblem(t`The file is larger than ${i18n.number(5)} MB.`);
    try {
      await upload.mutateAsync({ body: { merchant, name: file.name, content: await contentOf(file) } });
    } catch (error) {
      if (!isPutAside(error)) setProblem(textOf(error));
    }
  };
  return (
    <Dialog open size="l" title={t`Pictures`} onOpenChange={(open) => !open && onClose()} closeText={t`Close`}>
      <Stack gap="4">
        <Inline gap="3">
          <Field label={t`Upload a picture`} hint={t`PNG, JPEG, WebP or AVIF, at most ${i18n.number(5)} MB.`} error={problem}>
            {(ties) => (
              <input
                type="file"
                accept="image/png,image/jpeg,image/webp,image/avif"
                disabled={upload.isPending}
                onChange={({ target }) => {
                  void send(target.files?.[0]);
                  // The same file can be chosen again.
                  target.value = '';
                }}
                {...ties}
              />
            )}
          </Field>
          {upload.isPending && <Spinner size="m" />}
        </Inline>
        <ListState query={found} rows={list.length} empty={t`No pictures yet`} emptyText={t`Upload the first one.`}>
          <ul className={styles.pictures}>
            {list.map(({ address, name, width, height, thumbnail }) => (
              <li key={address}>
                <button type="button" className={styles.picture} onClick={() => onChoose({ address, width, height })}>
                  <img src={thumbnail} alt="" className={styles.thumbnail} />
                  <Text as="span" size="s">
                    {name}
                  </Text>
                  <Text as="span" size="s" tone="muted">
                    <Trans>
                      {i18n.number(width)} × {i18n.number(height)}
                    </Trans>
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        </ListState>
      </Stack>
    </Dialog>
  );
}
