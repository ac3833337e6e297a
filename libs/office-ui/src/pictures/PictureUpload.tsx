import { Trans, useLingui } from '@lingui/react/macro';
import { largestPicture } from '@parlour/domain';
import { contentOf, Text } from '@parlour/ui';
import { useState } from 'react';
import { isPutAside } from '../put-aside.ts';
import { useRefusalText } from '../refusal-text.ts';
import { FileField } from './FileField.tsx';

export interface PictureUploadProps {
  /** Sends a picture, with its content in base64. Errors are shown at the field. */
  onUpload: (picture: { name: string; content: string }) => Promise<unknown>;
}

/** Chooses a picture on this computer and sends it at once; no other can be chosen while one is being sent. */
export function PictureUpload({ onUpload }: PictureUploadProps) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const size = i18n.number(largestPicture / 1024 ** 2);
  const send = async (file: File | undefined) => {
    if (!file || isSending) return;
    setProblem(undefined);
    if (file.size > largestPicture) return setProblem(t`The file is larger than ${size} MB.`);
    setSending(true);
    try {
      await onUpload({ name: file.name, content: await contentOf(file) });
    } catch (error) {
      if (!isPutAside(error)) setProblem(textOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <FileField
        label={t`Upload a picture`}
        hint={t`PNG, JPEG, WebP or AVIF, at most ${size} MB.`}
        error={problem}
        accept="image/png,image/jpeg,image/webp,image/avif"
        // Not disabled meanwhile, since that would lose the focus.
        aria-busy={isSending}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <div role="status">
        {isSending && (
          <Text size="s" tone="muted">
            <Trans>Uploading</Trans>
          </Text>
        )}
      </div>
    </>
  );
}
