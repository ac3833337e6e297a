import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { ListState, type ListStateProps } from '../grid/ListPage.tsx';
import { ReasonDialog } from '../reason/ReasonDialog.tsx';
import { PictureUpload, type PictureUploadProps } from './PictureUpload.tsx';
import * as styles from './picture-library.css.ts';

/** A picture that operators uploaded for a merchant's site. */
export interface UploadedPicture {
  /** Its path at the site. */
  address: string;
  name: string;
  width: number;
  height: number;
  /** As a data URL. */
  thumbnail: string;
  /** Whether anything shows it; otherwise it can be removed. */
  used: boolean;
}

export interface PictureLibraryProps extends PictureUploadProps {
  found: ListStateProps['query'];
  pictures: readonly UploadedPicture[];
  onRemove: (picture: { address: string; reason: string }) => Promise<unknown>;
  onChoose: (picture: UploadedPicture) => void;
  onClose: () => void;
}

/** A dialog that shows a merchant’s pictures to choose one of them, or to upload a new one. */
export function PictureLibrary({ found, pictures, onUpload, onRemove, onChoose, onClose }: PictureLibraryProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const [removing, setRemoving] = useState<UploadedPicture>();
  return (
    <Dialog open size="l" title={t`Pictures`} onOpenChange={(open) => !open && onClose()} closeText={t`Close`}>
      <Stack gap="4">
        <PictureUpload onUpload={onUpload} />
        <ListState query={found} rows={pictures.length} empty={t`No pictures yet`} emptyText={t`Upload the first one.`}>
          <ul className={styles.pictures}>
            {pictures.map((picture) => {
              const { address, name, width, height, thumbnail, used } = picture;
              return (
                <li key={address}>
                  <button type="button" className={styles.picture} onClick={() => onChoose(picture)}>
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
                    <Button size="s" variant="ghost" aria-label={t`Remove ${name}`} onClick={() => setRemoving(picture)}>
                      <Trans>Remove</Trans>
                    </Button>
                  )}
                </li>
              );
            })}
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
            await onRemove({ address: removing.address, reason });
            toasts.show({ mood: 'success', text: t`The picture was removed.` });
          }}
        />
      )}
    </Dialog>
  );
}
