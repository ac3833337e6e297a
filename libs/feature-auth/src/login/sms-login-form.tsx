// @flag smsLogin
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldMessage, kept } from '@parlour/api';
import { Checkbox, FormLayout } from '@parlour/ui';
import { Controller } from 'react-hook-form';
import { codeLength } from '../codes/code-length.ts';
import { SentCodeField } from '../codes/sent-code-field.tsx';
import { MobileField } from '../form/mobile-field.tsx';
import { RefusalNotice } from '../form/refusal-notice.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useBoundField } from '../form/use-bound-field.ts';
import { HumanCheckLine } from '../human/human-check-line.tsx';
import { rememberMobile } from './remembered.ts';
import { useSmsLoginForm } from './use-sms-login-form.ts';
import type { WayIn } from './way-in.ts';

const wrong = (field: string) => kept(fieldMessage({ field, rule: 'pattern' }));

/** Log in by a code that comes by SMS (MOBILEVERCODELOGIN3). */
export function SmsLoginForm(way: WayIn) {
  const { t } = useLingui();
  const bound = useBoundField();
  const { form, submit, sending, sendable, isValid, human, refusal } = useSmsLoginForm(way);
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <Controller
        control={form.control}
        name="mobile"
        rules={{ validate: (value) => isValid(value) || wrong('mobileNum') }}
        render={(at) => <MobileField {...bound(at)} />}
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
