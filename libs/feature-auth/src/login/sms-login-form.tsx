// @flag smsLogin
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import {
  codeLength,
  encodeMessage,
  fieldMessage,
  HumanCheckLine,
  MobileField,
  RefusalNotice,
  SentCodeField,
  SubmitButton,
  useBoundField,
} from '@parlour/forms';
import { Checkbox, FormLayout } from '@parlour/ui';
import { Controller } from 'react-hook-form';
import { rememberMobile } from './remembered.ts';
import { useSmsLoginForm } from './use-sms-login-form.ts';
import type { LoginWayProps } from './login-steps.ts';

const wrong = (field: string) => encodeMessage(fieldMessage({ field, rule: 'pattern' }));

/** Log-in by a code sent by SMS (MOBILEVERCODELOGIN3). */
export function SmsLoginForm(way: LoginWayProps) {
  const { t } = useLingui();
  const { dialingCodes } = useBrand();
  const bound = useBoundField();
  const { form, submit, sending, sendable, isValid, human, refusal } = useSmsLoginForm(way);
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <Controller
        control={form.control}
        name="mobile"
        rules={{ validate: (value) => isValid(value) || wrong('mobileNum') }}
        render={(at) => <MobileField {...bound(at)} dialingCodes={dialingCodes} />}
      />
      <Controller
        control={form.control}
        name="verificationCode"
        rules={{ validate: (value) => value.length === codeLength || wrong('verificationCode') }}
        render={(at) => (
          <SentCodeField
            {...bound(at)}
            label={t`Verification code`}
            sending={sending}
            sendable={sendable}
            sentText={t`If this number is a member’s, a code is on its way to it.`}
          />
        )}
      />
      <Checkbox
        label={t`Remember my number for a day`}
        {...form.register('remember', {
          onChange: ({ target }: { target: HTMLInputElement }) => target.checked || rememberMobile(null),
        })}
      />
      <HumanCheckLine check={human} />
      <SubmitButton busy={form.formState.isSubmitting} busyText={t`Logging in`}>
        <Trans>Log in</Trans>
      </SubmitButton>
    </FormLayout>
  );
}
