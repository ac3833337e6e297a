import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, ReasonDialog } from '@parlour/office-ui';
import { Select, TextArea, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { muteSpans } from './chat-words.ts';

interface Asked {
  member: string;
  name: string;
  onClose: () => void;
}

/** Asks for how long a member is muted, and why; the member reads it. */
export function MuteDialog({ member, name, onClose }: Asked) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const mute = useOfficeMutation('muteChatMember');
  const form = useForm({ defaultValues: { span: '0', reason: '' } });
  return (
    <FormDialog
      form={form}
      title={t`Mute ${name}`}
      description={t`The member can still read the rooms.`}
      confirmText={t`Mute`}
      destructive
      onClose={onClose}
      onSend={async ({ span, reason }) => {
        await mute.mutateAsync({ body: { member, minutes: muteSpans[Number(span)]!.minutes, reason: reason.trim() } });
        toasts.show({ mood: 'success', text: t`Muted.` });
        onClose();
      }}
    >
      <Select
        label={t`For how long`}
        options={muteSpans.map(({ text }, index) => ({ value: String(index), text: i18n._(text) }))}
        {...form.register('span')}
      />
      <TextArea
        label={t`Reason`}
        hint={t`The member reads it as you write it.`}
        maxLength={300}
        rows={3}
        error={form.formState.errors.reason ? t`Give a reason first.` : undefined}
        {...form.register('reason', { validate: (text) => text.trim() !== '' })}
      />
    </FormDialog>
  );
}

/** Asks why a member may write again. */
export function UnmuteDialog({ member, name, onClose }: Asked) {
  const { t } = useLingui();
  const toasts = useToasts();
  const unmute = useOfficeMutation('unmuteChatMember');
  return (
    <ReasonDialog
      open
      destructive={false}
      onClose={onClose}
      title={t`Unmute ${name}`}
      label={t`Reason`}
      hint={t`Colleagues read it in the audit log.`}
      confirmText={t`Unmute`}
      onConfirm={async (reason) => {
        await unmute.mutateAsync({ body: { member, reason } });
        toasts.show({ mood: 'success', text: t`The member can write again.` });
      }}
    />
  );
}
