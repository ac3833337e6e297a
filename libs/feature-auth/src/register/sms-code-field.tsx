import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, registerSmsMutation, toApiError, useApi } from '@parlour/api';
import { isMobileNumber } from '@parlour/domain';
import { Button, TextField, useCountdown } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { HumanCheck } from '../human/use-human-check.ts';
import type { RegisterValues } from './register-values.ts';

const MINUTE_MS = 60_000;

interface SmsCodeFieldProps {
  label: string;
  required: boolean;
  error: string | undefined;
  human: HumanCheck;
  dialingCodes: readonly { code: string; digits: readonly number[] }[];
}

/** The code that came by SMS, and the button that sends it: once the number is valid and no countdown runs (specification 4). */
export function SmsCodeField({ human, dialingCodes, ...texts }: SmsCodeFieldProps) {
  const { t, i18n } = useLingui();
  const { register, control, setError, clearErrors, setFocus } = useFormContext<RegisterValues>();
  const [countryDialingCode, mobileNum = ''] = useWatch({ control, name: ['countryDialingCode', 'fields.mobileNum'] });
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
    <TextField
      {...texts}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={16}
      dir="ltr"
      {...(sms.isSuccess && { hint: t`We sent a code to your mobile number.` })}
      {...register('fields.verificationCode')}
      suffix={
        <Button
          variant="secondary"
          size="s"
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
