import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, ReasonDialog, useTold } from '@parlour/office-ui';
import { Text, TextArea, TextField } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';

type Who = Pick<components['schemas']['BulkTag'], 'members' | 'filter' | 'merchant'>;

export interface Selection {
  who: Who;
  /** The name of the first one. */
  first: string;
  count: number;
  /** Who they are, as a sentence. */
  shown: ReactNode;
  onClose: () => void;
  /** It was started, or waits for a second operator. */
  onDone: () => void;
}

export function BlockDialog({ who, first, count, shown, onClose, onDone }: Selection) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const block = useOfficeMutation('blockMembers');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={count === 1 ? t`Block ${first}?` : t`Block ${i18n.number(count)} members?`}
      label={t`Reason`}
      hint={t`Kept in the audit log, with each of them.`}
      confirmText={t`Block`}
      onConfirm={async (reason) => {
        const answer = await block.mutateAsync({ body: { ...who, reason } });
        told(answer, t`They are being blocked. Approvals shows how far it is.`);
        onDone();
      }}
    >
      {shown}
      <Text tone="muted">
        <Trans>They are logged out everywhere, one after the other. It can be stopped under Approvals.</Trans>{' '}
        {who.filter && <Trans>Those who are already blocked are left out.</Trans>}
      </Text>
    </ReasonDialog>
  );
}

/** The words between commas. */
const wordsIn = (text: string) => text.split(',').flatMap((word) => word.trim() || []);

export function TagDialog({ who, first, count, shown, onClose, onDone }: Selection) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const change = useOfficeMutation('tagMembers');
  const form = useForm({ defaultValues: { add: '', remove: '' } });
  const { errors } = form.formState;
  return (
    <FormDialog
      form={form}
      title={count === 1 ? t`Tags of ${first}` : t`Tags of ${i18n.number(count)} members`}
      confirmText={t`Change the tags`}
      onClose={onClose}
      onSend={async (typed) => {
        const [add, remove] = [wordsIn(typed.add), wordsIn(typed.remove)];
        if (add.length + remove.length === 0) return form.setError('add', { type: 'required' });
        const answer = await change.mutateAsync({ body: { ...who, add, remove } });
        told(answer, t`Their tags are being changed. Approvals shows how far it is.`);
        onClose();
        onDone();
      }}
    >
      {shown}
      <TextField
        label={t`Tags to add`}
        hint={t`Several with commas between them.`}
        autoComplete="off"
        maxLength={600}
        error={errors.add && t`Enter a tag to add or to remove.`}
        {...form.register('add', { onChange: () => form.clearErrors('add') })}
      />
      <TextField label={t`Tags to remove`} autoComplete="off" maxLength={600} {...form.register('remove')} />
    </FormDialog>
  );
}

export function MessageDialog({ who, first, count, shown, onClose, onDone }: Selection) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const send = useOfficeMutation('messageMembers');
  const form = useForm({ defaultValues: { text: '' } });
  const { errors } = form.formState;
  return (
    <FormDialog
      form={form}
      title={count === 1 ? t`Message to ${first}` : t`Message to ${i18n.number(count)} members`}
      confirmText={t`Send`}
      sendingText={t`Sending`}
      onClose={onClose}
      onSend={async ({ text }) => {
        const answer = await send.mutateAsync({ body: { ...who, text } });
        told(answer, t`The message is being sent. Approvals shows how far it is.`);
        onClose();
        onDone();
      }}
    >
      {shown}
      <TextArea
        label={t`Message to the members`}
        hint={t`They read exactly what you write, whatever their language. Those who are blocked are left out.`}
        maxLength={2000}
        rows={5}
        error={errors.text && t`Write something first.`}
        {...form.register('text', { validate: (text) => text.trim() !== '' })}
      />
    </FormDialog>
  );
}
