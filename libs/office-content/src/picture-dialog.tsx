import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { ListState, PictureUpload } from '@parlour/office-ui';
import { Dialog, Stack, Text } from '@parlour/ui';
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
  const list = found.data?.list ?? [];
  return (
    <Dialog open size="l" title={t`Pictures`} onOpenChange={(open) => !open && onClose()} closeText={t`Close`}>
      <Stack gap="4">
        <PictureUpload onUpload={(picture) => upload.mutateAsync({ body: { merchant, ...picture } })} />
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
