import { useLingui } from '@lingui/react/macro';
import { largestPicture, mostProofs } from '@parlour/domain';
import { CloseIcon, FileField, IconButton, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './proof.css.ts';

interface ProofFieldProps {
  /** Chosen but not sent yet. */
  pictures: readonly File[];
  /** How many have already been sent. */
  sent: number;
  /** An example of what they could show, as a sentence. */
  example: string;
  disabled: boolean;
  onChange: (pictures: readonly File[]) => void;
}

const types: readonly string[] = ['image/png', 'image/jpeg'];

/** Pictures as evidence for operators: up to three, PNG or JPEG. Only name and size are checked here; the gateway checks the content. */
export function ProofField({ pictures, sent, example, disabled, onChange }: ProofFieldProps) {
  const { t, i18n } = useLingui();
  const [problem, setProblem] = useState<string>();
  const room = mostProofs - sent - pictures.length;
  const most = i18n.number(mostProofs);
  const size = i18n.number(largestPicture / 1024 / 1024);
  const choose = (files: readonly File[]) => {
    const good = files.filter((file) => types.includes(file.type) && file.size <= largestPicture);
    const wrong = files.find((file) => !good.includes(file));
    if (wrong) setProblem(t`${wrong.name} is not a PNG or JPEG picture of ${size} MB at most.`);
    else setProblem(good.length > room ? t`You can send ${most} pictures at most.` : undefined);
    onChange([...pictures, ...good.slice(0, room)]);
  };
  return (
    <Stack gap="2">
      <FileField
        label={t`Pictures`}
        hint={`${example} ${t`Up to ${most}, PNG or JPEG, ${size} MB each. Only operators see them.`}`}
        error={problem}
        buttonText={t`Choose pictures`}
        multiple
        accept={types.join()}
        disabled={disabled || room <= 0}
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      {sent > 0 && (
        <Text tone="muted" size="s">
          {t`Sent already: ${i18n.number(sent)}`}
        </Text>
      )}
      {pictures.length > 0 && (
        <ul className={styles.list}>
          {pictures.map((picture) => (
            <li key={`${picture.name} ${picture.lastModified} ${picture.size}`} className={styles.chosen}>
              <bdi className={styles.name}>{picture.name}</bdi>
              <IconButton
                size="s"
                label={t`Remove ${picture.name}`}
                icon={<CloseIcon />}
                disabled={disabled}
                onClick={() => onChange(pictures.filter((each) => each !== picture))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
