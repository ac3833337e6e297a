import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, registerSmsMutation, toApiError, useApi } from '@parlour/api';
import { isMobileNumber } from '@parlour/domain';
import { Button, CodeField, useCountdown } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { HumanCheck } from '../human/use-human-check.ts';
import type { RegisterValues } from './register-values.ts';

const MINUTE_MS = 60_000;

interface SmsCodeFieldProps {
  label: string;
  required: boolean;
  optionalText: string;
  error: string | undefined;
  /** How many digits the code has. */
  length: number;
  human: HumanCheck;
  dialingCodes: readonly { code: string; digits: readonly number[] }[];
}

/** The code that came by SMS, and the button that sends it: once the number is valid and no countdown runs (specification 4). */
export function SmsCodeField({ human, dialingCodes, ...texts }: SmsCodeFieldProps) {
  const { t, i18n } = useLingui();
  const { control, setError, clearErrors, setFocus } = useFormContext<RegisterValues>();
  const [countryDialingCode, mobileNum = ''] = useWatch({ control, name: ['countryDialingCode', 'fields.mobileNum'] });
  const { field } = useController({ control, name: 'fields.verificationCode' });
  const [sendableAt, setSendableAt] = useState<number | null>(null);
  const secondsLeft = useCountdown(sendableAt) ?? 0;
  const sms = useMutation(registerSmsMutation(useApi()));
  const sendable = secondsLeft === 0 && isMobileNumber(mobileNum, countryDialingCode, dialingCodes);

  async function send() {
    try {
      const { expiredMinutes } = await sms.mutateAsync({ countryDialingCode, mobileNum, altcha: await human.take() });
      setSendableAt(Date.now() + expiredMinutes * MINUTE_MS);
      clearErrors('fields.verificationCode');
      setFocus('fields.verificationCode');
    } catch (thrown) {
      const error = toApiError(thrown);
      const { retryAfter } = error.params;
      if (typeof retryAfter === 'number') setSendableAt(Date.now() + retryAfter * 1000);
      setError('fields.verificationCode', { type: 'server', message: i18n._(errorMessage(error)) });
    }
  }

  return (
    <CodeField
      {...texts}
      {...(sms.isSuccess && { hint: t`We sent a code to your mobile number.` })}
      ref={field.ref}
      name={field.name}
      value={field.value ?? ''}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      action={
        <Button
          variant="secondary"
          disabled={!sendable}
          loading={sms.isPending}
          loadingText={t`Sending the code`}
          onClick={() => void send()}
        >
          {secondsLeft > 0 ? <Trans>Again in {secondsLeft} s</Trans> : <Trans>Send code</Trans>}
        </Button>
      }
    />
  );
}
