import { Trans, useLingui } from '@lingui/react/macro';
import { usePictures } from '@parlour/office-api/queries';
import { pictureAddress, PictureLibrary } from '@parlour/office-ui';
import { Button, FormError, Inline, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './picture-field.css.ts';

interface PictureFieldProps {
  merchant: string;
  /** Its path at the site; empty for none. */
  value: string;
  readOnly: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The picture on a promotion’s card, chosen from the merchant’s uploaded ones. */
export function PictureField({ merchant, value, readOnly, error, onChange }: PictureFieldProps) {
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack gap="2">
      <Text as="strong">
        <Trans>Picture</Trans>
      </Text>
      {value === '' ? (
        <Text tone="muted">
          <Trans>No picture yet.</Trans>
        </Text>
      ) : (
        <img src={pictureAddress(merchant, value)} alt={t`The promotion’s picture`} className={styles.picture} />
      )}
      <Text size="s" tone="muted">
        <Trans>Members see it above the title. The title must say everything without it: screen readers skip the picture.</Trans>
      </Text>
      <FormError message={error} />
      {!readOnly && (
        <Inline gap="2">
          <Button size="s" variant="secondary" onClick={() => setChoosing(true)}>
            <Trans>Choose a picture</Trans>
          </Button>
          {value !== '' && (
            <Button size="s" variant="ghost" onClick={() => onChange('')}>
              <Trans>Show no picture</Trans>
            </Button>
          )}
        </Inline>
      )}
      {isChoosing && (
        <Chooser
          merchant={merchant}
          onChoose={(address) => {
            onChange(address);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}

interface ChooserProps {
  merchant: string;
  onChoose: (address: string) => void;
  onClose: () => void;
}

function Chooser({ merchant, onChoose, onClose }: ChooserProps) {
  return <PictureLibrary {...usePictures(merchant)} onChoose={({ address }) => onChoose(address)} onClose={onClose} />;
}
