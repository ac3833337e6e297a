import { Trans, useLingui } from '@lingui/react/macro';
import { isEmailAddress, tidyText } from '@parlour/domain';
import type { BodyOf } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, useTold } from '@parlour/office-ui';
import { Select, Stack, TextArea, TextField } from '@parlour/ui';
import { useForm, useWatch } from 'react-hook-form';
import type { MemberProfile } from './member-screen.tsx';

type Field = BodyOf<'correctMember'>['field'];

/** Corrects a name or a contact of a member, which takes a second operator. */
export function CorrectDialog({ member: { id, username }, onClose }: { member: MemberProfile; onClose: () => void }) {
  const { t } = useLingui();
  const told = useTold();
  const correct = useOfficeMutation('correctMember');
  const form = useForm({ defaultValues: { field: 'name' as Field, value: '', reason: '' } });
  const field = useWatch({ control: form.control, name: 'field' });
  const { errors } = form.formState;
  const texts: Record<Field, { name: string; hint: string; problem: string }> = {
    name: {
      name: t({ message: 'Name', context: 'of a person' }),
      hint: t`As in the document that you have seen.`,
      problem: t`Enter a name.`,
    },
    mobile: {
      name: t`Mobile number`,
      hint: t`With its dialling code. Leave it empty to remove the number.`,
      problem: t`Write a mobile number.`,
    },
    email: { name: t`E-mail`, hint: t`Leave it empty to remove the address.`, problem: t`Write an e-mail address.` },
  };
  return (
    <FormDialog
      form={form}
      title={t`Correct the details of ${username}`}
      description={
        <Trans>
          A second operator decides. A new contact stays unverified until the member confirms it with a code, and the contacts verified so
          far are notified.
        </Trans>
      }
      confirmText={t`Propose it`}
      onClose={onClose}
      onSend={async ({ value, reason }) => {
        const text = tidyText(value);
        const body = { member: id, field, value: text === '' ? null : text, reason: reason.trim() };
        told(await correct.mutateAsync({ body }), t`Corrected.`);
        onClose();
      }}
    >
      <Stack gap="4">
        <Select
          label={t`What is wrong?`}
          options={(Object.keys(texts) as Field[]).map((value) => ({ value, text: texts[value].name }))}
          {...form.register('field', { onChange: () => form.clearErrors('value') })}
        />
        <TextField
          label={texts[field].name}
          hint={texts[field].hint}
          type={field === 'mobile' ? 'tel' : 'text'}
          inputMode={field === 'mobile' ? 'tel' : field === 'email' ? 'email' : 'text'}
          autoComplete="off"
          maxLength={200}
          error={errors.value && texts[field].problem}
          {...form.register('value', { validate: (value, { field: of }) => isRight[of](tidyText(value)) })}
        />
        <TextArea
          label={t`Why?`}
          hint={t`Such as the document that you have seen. Your reason is kept in the audit log; the member does not see it.`}
          maxLength={1000}
          rows={3}
          error={errors.reason && t`Enter a reason of at least five characters.`}
          {...form.register('reason', { validate: (reason) => reason.trim().length >= 5 })}
        />
      </Stack>
    </FormDialog>
  );
}

/** What can be told without knowing the countries of the merchant. */
const isRight: Record<Field, (text: string) => boolean> = {
  name: (text) => text !== '',
  mobile: (text) => text === '' || /\p{Nd}/u.test(text),
  email: (text) => text === '' || isEmailAddress(text),
};
