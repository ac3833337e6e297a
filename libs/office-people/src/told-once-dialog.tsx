import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Button, CopyIcon, Dialog, TextField } from '@parlour/ui';
import { useState, type ReactNode } from 'react';

export interface ToldOnceDialogProps {
  title: ReactNode;
  description: ReactNode;
  label: string;
  value: string;
  onClose: () => void;
}

/** A secret that is shown here and nowhere else: a press beside the dialog does not close it. */
function ToldOnceDialog({ title, description, label, value, onClose }: ToldOnceDialogProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      coverCloses={false}
      title={title}
      description={description}
      closeText={t`Close`}
      footer={
        <Button
          icon={<CopyIcon />}
          onClick={() =>
            void navigator.clipboard.writeText(value).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      }
    >
      <TextField label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
    </Dialog>
  );
}

/** The link of an operator, or the key if there is no link: without it, the operator must be reset. A link that was mailed is not shown. */
export function OperatorLinkDialog({
  made: { operator, link, key, sentTo },
  onClose,
}: {
  made: { operator: string; link?: string; key: string; sentTo?: string };
  onClose: () => void;
}) {
  const { t } = useLingui();
  if (sentTo !== undefined)
    return (
      <Dialog
        open
        onOpenChange={(next) => !next && onClose()}
        title={<Trans>Link for {operator}</Trans>}
        description={<Trans>It was sent to {sentTo}. It works once, within 24 hours; until then they can’t log in.</Trans>}
        closeText={t`Close`}
        footer={
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      />
    );
  return (
    <ToldOnceDialog
      title={<Trans>Link for {operator}</Trans>}
      description={
        <Trans>Send it to {operator} through a channel that only they read. It works once, within 24 hours, and isn’t shown again.</Trans>
      }
      label={t`Link`}
      value={link ?? key}
      onClose={onClose}
    />
  );
}

/** What an approved operation returned that only this page ever shows: the link of an operator, or the password of a member. */
export function SecretOfResult({ result, onClose }: { result: Record<string, unknown>; onClose: () => void }) {
  const { t } = useLingui();
  if ('key' in result) return <OperatorLinkDialog made={result as components['schemas']['NewKey']} onClose={onClose} />;
  if (!('password' in result)) return null;
  const { username, password } = result as components['schemas']['GivenPassword'];
  return (
    <ToldOnceDialog
      title={<Trans>Password for {username}</Trans>}
      description={<Trans>Tell it to {username} only. It is good for one day, has to be changed at once, and isn’t shown again.</Trans>}
      label={t`Password`}
      value={password}
      onClose={onClose}
    />
  );
}
