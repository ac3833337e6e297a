import { useLingui } from '@lingui/react/macro';
import { PasswordField, TextArea, TextField } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../dialog/FormDialog.tsx';

/** What replaces a key. */
export interface NewKey {
  secret: string;
  overlapHours: number;
  reason: string;
}

interface ReplaceKeyDialogProps {
  title: string;
  /** The name of the key. */
  description: string;
  kind: 'signing' | 'api' | 'webhook';
  onSend: (asked: NewKey) => Promise<unknown>;
  onClose: () => void;
}

/** The rule of the gateway for each kind. */
const shapes: Record<ReplaceKeyDialogProps['kind'], RegExp> = {
  signing: /^[\x21-\x7e]{32,512}$/,
  api: /^[\x21-\x7e]{16,512}$/,
  webhook: /^whsec_[A-Za-z0-9+/]{32,500}={0,2}$/,
};
const longestOverlap = 720;

/** Asks for a new key, and for how long the previous one is still accepted. */
export function ReplaceKeyDialog({ title, description, kind, onSend, onClose }: ReplaceKeyDialogProps) {
  const { t, i18n } = useLingui();
  const form = useForm({ defaultValues: { secret: '', hours: kind === 'api' ? '0' : '24', reason: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  const wrong = {
    signing: t`Enter 32 characters or more, without spaces.`,
    api: t`Enter 16 characters or more, without spaces.`,
    webhook: t`Enter the key as the provider shows it: whsec_ and what follows.`,
  };
  return (
    <FormDialog
      form={form}
      title={title}
      description={description}
      confirmText={t`Propose it`}
      onClose={onClose}
      onSend={async ({ secret, hours, reason }) => {
        await onSend({ secret: secret.trim(), overlapHours: Number(hours), reason: reason.trim() });
        onClose();
      }}
    >
      <PasswordField
        label={t`New key`}
        hint={t`It is stored sealed. From now on everyone sees only its fingerprint, even the operator who approves it.`}
        showText={t`Show the key`}
        hideText={t`Hide the key`}
        autoComplete="off"
        error={errors.secret && wrong[kind]}
        {...register('secret', { validate: (secret) => shapes[kind].test(secret.trim()) })}
      />
      {kind !== 'api' && (
        <TextField
          label={t`Accept the previous key for`}
          suffix={t`hours`}
          inputMode="numeric"
          hint={t`Until the other side uses the new one. Enter 0 if the previous key has leaked.`}
          error={errors.hours && t`Enter a whole number from ${i18n.number(0)} to ${i18n.number(longestOverlap)}.`}
          {...register('hours', { validate: (hours) => /^\d{1,3}$/.test(hours) && Number(hours) <= longestOverlap })}
        />
      )}
      <TextArea
        label={t`Reason`}
        rows={2}
        maxLength={500}
        error={errors.reason && t`Enter a reason of at least five characters.`}
        {...register('reason', { validate: (reason) => reason.trim().length >= 5 })}
      />
    </FormDialog>
  );
}
