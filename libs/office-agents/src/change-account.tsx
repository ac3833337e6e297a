import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { Checkbox, Select, TextArea, TextField, useToasts } from '@parlour/ui';
import { useForm, useWatch } from 'react-hook-form';
import { shareWords, type Account } from './words.ts';

const wholeNumber = /^\d*$/;
const amount = /^\d{1,15}(\.\d{1,4})?$/;
const rate = /^\d{1,3}(\.\d{1,4})?$/;

type Switch = '' | 'on' | 'off';
const switchText = (on: boolean | null): Switch => (on === null ? '' : on ? 'on' : 'off');
const switchOf = (text: Switch): boolean | null => (text === '' ? null : text === 'on');

/** Changes the settings of one account; only differences are sent. */
export function ChangeAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const change = useOfficeMutation('changeAgentAccount');
  const { agent, share, transfersBanned, transferRules } = account;
  const before = {
    group: agent.group === null ? '' : String(agent.group),
    mode: share.mode,
    rate: share.rate ?? '',
    banned: transfersBanned,
    down: switchText(transferRules.down),
    up: switchText(transferRules.up),
    dailyCap: transferRules.dailyCap ?? '',
    pairCap: transferRules.pairCap ?? '',
    quotaGroup: '',
    quotaCount: '',
    reason: '',
  };
  const form = useForm({ defaultValues: before });
  const { errors } = form.formState;
  const mode = useWatch({ control: form.control, name: 'mode' });
  const isHead = agent.upline === null;
  const { username } = agent;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Change ${username}`}
      confirmText={t`Save`}
      onSend={async (typed) => {
        const isOtherRule = (['down', 'up', 'dailyCap', 'pairCap'] as const).some((name) => typed[name] !== before[name]);
        const isOtherShare = typed.mode !== before.mode || (typed.mode === 'percent' && typed.rate !== before.rate);
        await change.mutateAsync({
          body: {
            member: agent.id,
            merchant: agent.merchant,
            reason: typed.reason.trim(),
            ...(typed.group !== before.group && { group: Number(typed.group) }),
            ...(isOtherShare && { share: typed.mode === 'percent' ? { mode: typed.mode, rate: typed.rate } : { mode: typed.mode } }),
            ...(typed.banned !== before.banned && { transfersBanned: typed.banned }),
            ...(isOtherRule && {
              transferRules: {
                down: switchOf(typed.down),
                up: switchOf(typed.up),
                dailyCap: typed.dailyCap || null,
                pairCap: typed.pairCap || null,
              },
            }),
            ...(typed.quotaCount !== '' && { quota: { group: Number(typed.quotaGroup), count: Number(typed.quotaCount) } }),
          },
        });
        toasts.show({ mood: 'success', text: t`Saved.` });
        onClose();
      }}
    >
      <TextField
        label={t`Prize group`}
        inputMode="numeric"
        hint={t`At most that of the upline, and at least that of everybody directly below.`}
        error={errors.group && t`Enter a group from 1700 to 2000.`}
        {...form.register('group', {
          validate: (text) => text === before.group || (wholeNumber.test(text) && Number(text) >= 1700 && Number(text) <= 2000),
        })}
      />
      <Select
        label={t`Share of pools`}
        options={(['all', 'percent', 'none'] as const).map((value) => ({ value, text: i18n._(shareWords[value]) }))}
        {...form.register('mode')}
      />
      {mode === 'percent' && (
        <TextField
          label={t`Percent of the stake`}
          inputMode="decimal"
          error={errors.rate && t`Enter a percentage such as 0.3.`}
          {...form.register('rate', { validate: (text) => rate.test(text) })}
        />
      )}
      {isHead && (
        <>
          <TextField
            label={t`More quota at prize group`}
            inputMode="numeric"
            hint={t`How many accounts the line may open besides. Leave both empty to grant none.`}
            error={errors.quotaGroup && t`Enter a group from 1700 to 2000.`}
            {...form.register('quotaGroup', {
              validate: (text, { quotaCount }) =>
                quotaCount === '' || (wholeNumber.test(text) && Number(text) >= 1700 && Number(text) <= 2000),
            })}
          />
          <TextField
            label={t`How many more`}
            inputMode="numeric"
            error={errors.quotaCount && t`Enter a whole number of 1 or more.`}
            {...form.register('quotaCount', {
              validate: (text, { quotaGroup }) => (text === '' ? quotaGroup === '' : wholeNumber.test(text) && Number(text) > 0),
            })}
          />
        </>
      )}
      {(
        [
          ['down', t`The team may transfer down`],
          ['up', t`The team may transfer up`],
        ] as const
      ).map(([name, label]) => (
        <Select
          key={name}
          label={label}
          options={[
            { value: '', text: t`As above the account` },
            { value: 'on', text: t`Yes` },
            { value: 'off', text: t`No` },
          ]}
          {...form.register(name)}
        />
      ))}
      {(
        [
          ['dailyCap', t`Most that one account of the team may send in a day`],
          ['pairCap', t`Most that it may send to one account in a day`],
        ] as const
      ).map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          inputMode="decimal"
          hint={t`Leave empty for the cap above the account.`}
          error={errors[name] && t`Enter an amount such as 5000.`}
          {...form.register(name, { validate: (text) => text === '' || amount.test(text) })}
        />
      ))}
      <Checkbox label={t`Stop transfers in the whole team`} {...form.register('banned')} />
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
