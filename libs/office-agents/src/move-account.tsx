import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, useTold } from '@parlour/office-ui';
import { TextArea, TextField } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import type { Account } from './words.ts';

/** Moves an account with its team to another upline: a proposal if it has one already. */
export function MoveAccount({ account: { agent }, onClose }: { account: Account; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const move = useOfficeMutation('setUpline');
  const form = useForm({ defaultValues: { upline: '', reason: '' } });
  const { errors } = form.formState;
  const { username, upline } = agent;
  const team = i18n.number(agent.teamSize);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Move ${username}`}
      description={
        upline === null
          ? t`The account has no upline yet and is placed at once, with everybody below it: ${team}.`
          : t`It is below ${upline} now, and everybody below it moves along: ${team}. A second operator decides.`
      }
      confirmText={upline === null ? t`Move` : t`Propose`}
      onSend={async (typed) => {
        const answer = await move.mutateAsync({
          body: { member: agent.id, merchant: agent.merchant, upline: typed.upline.trim(), reason: typed.reason.trim() },
        });
        told(answer, t`Moved.`);
        onClose();
      }}
    >
      <TextField
        label={t`New upline`}
        hint={t`An agent of the same merchant. Contracts of the account and below it must have ended.`}
        error={errors.upline && t`Enter the agent that it will be placed under.`}
        {...form.register('upline', { validate: (text) => text.trim() !== '' })}
      />
      <TextArea
        label={t`Reason`}
        rows={3}
        maxLength={500}
        error={errors.reason && t`Enter a reason of at least five characters.`}
        {...form.register('reason', { validate: (text) => text.trim().length >= 5 })}
      />
    </FormDialog>
  );
}
