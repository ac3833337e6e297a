import { forgetDeviceMutation, loginMutation, refusalOf, useApi, type ApiRefusal } from '@parlour/api';
import { tidyText } from '@parlour/domain';
import { showAtFields, useHumanCheck, useRefusal } from '@parlour/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useHumanChallenge } from '../human-challenge.ts';
import { verificationOf } from '../verification/asked.ts';
import { remember, remembered } from './remembered.ts';
import type { LoginWayProps } from './login-steps.ts';

export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** The logic of the log-in form. `byDevice`: no password need be typed, since this browser is remembered (security row 1). */
export function useLoginForm({ onDone, onVerify, lapsed, entrance }: LoginWayProps) {
  const api = useApi();
  const login = useMutation(loginMutation(api, useQueryClient()));
  const { mutate: forgetDevice } = useMutation(forgetDeviceMutation(api));
  const human = useHumanCheck(useHumanChallenge());
  const refused = useRefusal<ApiRefusal>();
  // Each refused try needs a new picture: the number of tries remounts the captcha.
  const [captcha, setCaptcha] = useState({ shown: false, tries: 0 });
  const [known, setKnown] = useState(remembered);
  const form = useForm<LoginValues>({
    defaultValues: { username: lapsed ?? known.username, password: '', captcha: '', remember: known.username !== '' },
  });
  const username = tidyText(useWatch({ control: form.control, name: 'username' }));
  const byDevice = known.device && username === known.username;

  const submit = form.handleSubmit(async (values) => {
    refused.clear();
    try {
      const { passwordExpired } = await send(values);
      remember({ username: values.remember ? username : '', device: true });
      onDone(passwordExpired);
    } catch (thrown) {
      const asked = verificationOf(thrown);
      if (asked) {
        remember({ username: values.remember ? username : '', device: true });
        onVerify(asked);
      } else show(refusalOf(thrown));
    }
  });

  const door = entrance && { entrance };

  function send({ password, captcha: answer, remember: wanted }: LoginValues) {
    if (byDevice && password === '') return login.mutateAsync({ type: 'device', username, password: '', altcha: '', ...door });
    const typed = { username, password, remember: wanted, ...door, ...(captcha.shown && { captcha: answer.trim() }) };
    return human.spend((altcha) => login.mutateAsync({ type: 'username', ...typed, altcha }));
  }

  function show(refusal: ApiRefusal) {
    if (refusal.captchaRequired || captcha.shown) {
      setCaptcha(({ tries }) => ({ shown: true, tries: tries + 1 }));
      form.resetField('captcha');
    }
    if (refusal.code === 'device_not_remembered') forget({ username, device: false });
    if (!showAtFields(form, refusal, { holding: { captcha: 'captcha' } })) refused.show(refusal);
    if (refusal.code === 'login_failed' || refusal.code === 'device_not_remembered') form.setFocus('password', { shouldSelect: true });
  }

  function forget(what: typeof known) {
    setKnown(what);
    remember(what);
  }

  /** Unticking forgets the browser at once, here and at the gateway. */
  function untick() {
    if (known.device) forgetDevice();
    forget({ username: '', device: false });
  }

  return { form, submit, byDevice, captcha, human, refusal: refused.refusal, untick };
}
