// @flag recoverByMobile
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import { guessedWords, type FieldRule } from '@parlour/domain';
import { HumanCheckLine, MobileField, RefusalNotice, SentCodeField, SubmitButton, useBoundField } from '@parlour/forms';
import { FormLayout, Text, useToasts } from '@parlour/ui';
import { Controller, useWatch } from 'react-hook-form';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { WithPasswordRule } from '../password/with-password-rule.tsx';
import { useMobileForm } from './use-mobile-form.ts';

/** Resets the password by a code sent by SMS, and logs in (CHNGPASSVERIF3). */
export function MobileForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const done = () => {
    toasts.show({ mood: 'success', text: t`Your new password is set, and you are logged in.` });
    onDone();
  };
  return <WithPasswordRule>{(rule) => <RuledMobileForm rule={rule} onDone={done} />}</WithPasswordRule>;
}

function RuledMobileForm({ rule, onDone }: { rule: FieldRule; onDone: () => void }) {
  const { t } = useLingui();
  const brand = useBrand();
  const bound = useBoundField();
  const { form, submit, sending, sendable, human, refusal } = useMobileForm(rule, onDone);
  const { errors, isSubmitting } = form.formState;
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <Text tone="muted" size="s">
        <Trans>For your safety every other device is logged out, and withdrawals wait for a day.</Trans>
      </Text>
      <RefusalNotice refusal={refusal} />
      <Controller
        control={form.control}
        name="mobile"
        render={(at) => <MobileField {...bound(at)} dialingCodes={brand.dialingCodes} required />}
      />
      <Controller
        control={form.control}
        name="verificationCode"
        render={(at) => (
          <SentCodeField
            {...bound(at)}
            label={t`Verification code`}
            required
            sending={sending}
            sendable={sendable}
            sentText={t`If an account has this number, a code is on its way to it.`}
          />
        )}
      />
      <NewPasswordFields
        rule={rule}
        guesses={{ words: guessedWords(brand) }}
        label={t`New password`}
        typed={useWatch({ control: form.control, name: 'newPassword' })}
        newPassword={{ error: errors.newPassword?.message, input: form.register('newPassword') }}
        confirmNewPassword={{ error: errors.confirmNewPassword?.message, input: form.register('confirmNewPassword') }}
      />
      <HumanCheckLine check={human} />
      <SubmitButton busy={isSubmitting} busyText={t`Setting your new password`}>
        <Trans>Set the new password</Trans>
      </SubmitButton>
    </FormLayout>
  );
}
