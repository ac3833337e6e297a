import { useLingui } from '@lingui/react/macro';
import { contentOf, Field } from '@parlour/ui';
import { useState } from 'react';
import { isPutAside } from '../put-aside.ts';
import { useRefusalText } from '../refusal-text.ts';

export interface PictureUploadProps {
  /** Sends a picture; its content is in base64. What it throws is told at the field. */
  onUpload: (picture: { name: string; content: string }) => Promise<unknown>;
  disabled?: boolean | undefined;
}

/** In bytes, as the gateway takes it. */
const largest = 5 * 1024 * 1024;

/** Chooses a picture on this computer and sends it at once. */
export function PictureUpload({ onUpload, disabled }: PictureUploadProps) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    if (file.size > largest) return setProblem(t`The file is larger than ${i18n.number(5)} MB.`);
    try {
      await onUpload({ name: file.name, content: await contentOf(file) });
    } catch (error) {
      if (!isPutAside(error)) setProblem(textOf(error));
    }
  };
  return (
    <Field label={t`Upload a picture`} hint={t`PNG, JPEG, WebP or AVIF, at most ${i18n.number(5)} MB.`} error={problem}>
      {(ties) => (
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          disabled={disabled}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
          {...ties}
        />
      )}
    </Field>
  );
}
