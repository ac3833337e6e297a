import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { ListState, PictureUpload, ReasonDialog } from '@parlour/office-ui';
import { Button, Dialog, Stack, Text, useToasts } from '@parlour/ui';
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

/** Chooses one of the merchant’s pictures, or uploads a new one. */
export function PictureDialog({ merchant, onChoose, onClose }: PictureDialogProps) {
  const { t, i18n } = useLingui();
  const found = useOfficeQuery('listPictures', { query: { merchant } });
  const upload = useOfficeMutation('uploadPicture');
  const remove = useOfficeMutation('removePicture');
  const toasts = useToasts();
  const [removing, setRemoving] = useState<{ address: string; name: string }>();
  const list = found.data?.list ?? [];
  return (
    <Dialog open size="l" title={t`Pictures`} onOpenChange={(open) => !open && onClose()} closeText={t`Close`}>
      <Stack gap="4">
        <PictureUpload onUpload={(picture) => upload.mutateAsync({ body: { merchant, ...picture } })} />
        <ListState query={found} rows={list.length} empty={t`No pictures yet`} emptyText={t`Upload the first one.`}>
          <ul className={styles.pictures}>
            {list.map(({ address, name, width, height, thumbnail, used }) => (
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
                {!used && (
                  <Button size="s" variant="ghost" aria-label={t`Remove ${name}`} onClick={() => setRemoving({ address, name })}>
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </ListState>
      </Stack>
      {removing && (
        <ReasonDialog
          open
          destructive
          onClose={() => setRemoving(undefined)}
          title={t`Remove “${removing.name}”`}
          label={t`Reason`}
          hint={t`Nothing shows this picture. Once removed, it can’t be brought back.`}
          confirmText={t`Remove`}
          onConfirm={async (reason) => {
            await remove.mutateAsync({ body: { merchant, address: removing.address, reason } });
            toasts.show({ mood: 'success', text: t`The picture was removed.` });
          }}
        />
      )}
    </Dialog>
  );
}
