// @flag smsLogin
import { guestSmsMutation, loginMutation, refusalOf, useApi } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { isMobileNumber } from '@parlour/domain';
import { showAtFields, useCodeSending, useHumanCheck, useRefusal } from '@parlour/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useHumanChallenge } from '../human-challenge.ts';
import { verificationOf } from '../verification/asked.ts';
import { rememberedMobile, rememberMobile } from './remembered.ts';
import type { LoginWayProps } from './login-steps.ts';

export interface SmsLoginValues {
  mobile: { code: string; number: string };
  verificationCode: string;
  remember: boolean;
}

/** The logic of the log-in by SMS code. The human check is for sending the code: entering it needs no other. */
export function useSmsLoginForm({ onDone, onVerify }: LoginWayProps) {
  const { dialingCodes } = useBrand();
  const api = useApi();
  const human = useHumanCheck(useHumanChallenge());
  const refused = useRefusal();
  const login = useMutation(loginMutation(api, useQueryClient()));
  const sms = useMutation(guestSmsMutation(api));
  const known = rememberedMobile();
  const form = useForm<SmsLoginValues>({
    defaultValues: {
      mobile: known ?? { code: dialingCodes[0]?.code ?? '', number: '' },
      verificationCode: '',
      remember: known !== null,
    },
  });
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const isValid = ({ code, number }: SmsLoginValues['mobile']) => isMobileNumber(number, code, dialingCodes);

  const sending = useCodeSending({
    pauseKey: 'login',
    refusalOf,
    send: () =>
      human.spend((altcha) => sms.mutateAsync({ purpose: 'login', countryDialingCode: mobile.code, mobileNum: mobile.number, altcha })),
    onSent: () => {
      form.clearErrors('verificationCode');
      form.setFocus('verificationCode');
    },
  });

  const submit = form.handleSubmit(async ({ mobile: to, verificationCode, remember }) => {
    refused.clear();
    try {
      const { passwordExpired } = await login.mutateAsync({
        type: 'sms',
        username: to.code + to.number,
        password: verificationCode,
        altcha: '',
      });
      rememberMobile(remember ? to : null);
      onDone(passwordExpired);
    } catch (thrown) {
      const asked = verificationOf(thrown);
      if (asked) return onVerify(asked);
      const refusal = refusalOf(thrown);
      if (!showAtFields(form, refusal, { holding: { code: 'verificationCode' } })) refused.show(refusal);
    }
  });

  return { form, submit, sending, sendable: isValid(mobile), isValid, human, refusal: refused.refusal };
}
