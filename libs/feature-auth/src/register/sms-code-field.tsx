// @flag mobileRegistration
import { useLingui } from '@lingui/react/macro';
import { refusalOf, registerSmsMutation, useApi } from '@parlour/api';
import { isMobileNumber, type DialingCode } from '@parlour/domain';
import { encodeMessage, fieldMessage, type HumanCheck, SentCodeField, useCodeSending } from '@parlour/forms';
import { useMutation } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { RegisterValues } from './register-values.ts';

interface SmsCodeFieldProps {
  label: string;
  required: boolean;
  optionalText: string;
  error: string | undefined;
  /** How many digits the code has. */
  length: number;
  human: HumanCheck;
  dialingCodes: readonly DialingCode[];
}

/** The code sent by SMS, with the button that sends it, for a registration by mobile number. */
export function SmsCodeField({ human, dialingCodes, ...texts }: SmsCodeFieldProps) {
  const { t } = useLingui();
  const { control, setError, clearErrors, setFocus } = useFormContext<RegisterValues>();
  const [countryDialingCode, mobileNum = ''] = useWatch({ control, name: ['countryDialingCode', 'fields.mobileNum'] });
  const { field } = useController({ control, name: 'fields.verificationCode' });
  const sms = useMutation(registerSmsMutation(useApi()));
  const sending = useCodeSending({
    pauseKey: 'register',
    refusalOf,
    send: () => human.spend((altcha) => sms.mutateAsync({ countryDialingCode, mobileNum, altcha })),
    onSent: () => {
      clearErrors('fields.verificationCode');
      setFocus('fields.verificationCode');
    },
    onRefused: ({ fields }) => {
      const wrong = fields.find((problem) => problem.field === 'mobileNum');
      if (wrong) setError('fields.mobileNum', { type: 'server', message: encodeMessage(fieldMessage(wrong)) }, { shouldFocus: true });
      return wrong !== undefined;
    },
  });
  return (
    <SentCodeField
      {...texts}
      ref={field.ref}
      name={field.name}
      value={field.value ?? ''}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      sending={sending}
      sendable={isMobileNumber(mobileNum, countryDialingCode, dialingCodes)}
      sentText={t`We sent a code to your mobile number.`}
    />
  );
}
