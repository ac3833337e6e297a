import { Trans, useLingui } from '@lingui/react/macro';
import { fieldMessage } from '@parlour/api';
import { Button, Checkbox, FormActions, FormLayout } from '@parlour/ui';
import { Controller } from 'react-hook-form';
import { SentCodeField } from '../codes/sent-code-field.tsx';
import { kept, useSaid } from '../form/kept-message.ts';
import { MobileField } from '../form/mobile-field.tsx';
import { RefusalNotice } from '../form/refusal-notice.tsx';
import { HumanCheckLine } from '../human/human-check-line.tsx';
import { rememberMobile } from './remembered.ts';
import { useSmsLoginForm } from './use-sms-login-form.ts';
import type { WayIn } from './way-in.ts';

const CODE_LENGTH = 6;
const wrong = (field: string) => kept(fieldMessage({ field, rule: 'pattern' }));

/** Log in by a code that comes by SMS (MOBILEVERCODELOGIN3). */
export function SmsLoginForm(way: WayIn) {
  const { t } = useLingui();
  const said = useSaid();
  const { form, submit, sending, sendable, isValid, human, refusal } = useSmsLoginForm(way);
  return (
    <FormLayout onSubmit={(event) => void submit(event)}>
      <RefusalNotice refusal={refusal} />
      <Controller
        control={form.control}
        name="mobile"
        rules={{ validate: (value) => isValid(value) || wrong('mobileNum') }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <MobileField {...field} onValueChange={onChange} error={said(fieldState.error?.message)} />
        )}
      />
      <Controller
        control={form.control}
        name="verificationCode"
        rules={{ validate: (value) => value.length === CODE_LENGTH || wrong('verificationCode') }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <SentCodeField
            {...field}
            label={t`Verification code`}
            length={CODE_LENGTH}
            onValueChange={onChange}
            error={said(fieldState.error?.message)}
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
      <FormActions>
        <Button type="submit" size="l" block loading={form.formState.isSubmitting} loadingText={t`Logging in`}>
          <Trans>Log in</Trans>
        </Button>
      </FormActions>
    </FormLayout>
  );
}
