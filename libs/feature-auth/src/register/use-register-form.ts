import { useLingui } from '@lingui/react/macro';
import { errorMessage, fieldMessage, registerMutation, toApiError, useApi, useLanguage, type ApiError, type Schema } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHumanCheck } from '../human/use-human-check.ts';
import { fieldOfRefusal, knownFields, pathOfField, problemsOf, type RegisterValues } from './register-values.ts';

export type RegisterMethod = 'username' | 'mobile';

interface RegisterFormInput {
  by: RegisterMethod;
  settings: Schema<'RegisterSettings'>;
  referralCode: string | undefined;
  onDone: () => void;
}

/** The register form without its looks: values, rules, the request, and where each refusal is shown. */
export function useRegisterForm({ by, settings, referralCode, onDone }: RegisterFormInput) {
  const { i18n } = useLingui();
  const brand = useBrand();
  const api = useApi();
  const language = useLanguage();
  const human = useHumanCheck();
  const registration = useMutation(registerMutation(api, useQueryClient()));
  const [captchaTries, setCaptchaTries] = useState(0);
  const fields = knownFields(by === 'mobile' ? settings.byMobile : settings.byUsername);
  // The mobile way proves itself by its SMS code.
  const captcha = settings.captchaRequired && by === 'username';
  const facts = () => ({
    brandWords: [brand.name, brand.merchantCode],
    minimumAge: settings.minimumAge,
    dialingCodes: settings.dialingCodes,
    today: new Date(),
  });

  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: {
      fields: Object.fromEntries(fields.map(({ name }) => [name, name === 'referralCode' ? (referralCode ?? '') : ''])),
      countryDialingCode: settings.dialingCodes[0]?.code ?? '',
      captcha: '',
      adult: false,
      terms: false,
    },
    resolver: (values) => {
      const errors = problemsOf(values, { fields, captcha, facts: facts() }, i18n);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  function show(error: ApiError) {
    const message = i18n._(errorMessage(error));
    const path = fieldOfRefusal(error.code);
    const found = error.fields.flatMap((problem) => {
      const at = pathOfField(problem.field);
      // What the code says of a field is more exact than the rule that was broken there.
      return at && at !== path ? [{ at, message: i18n._(fieldMessage(problem)) }] : [];
    });
    if (path) found.unshift({ at: path, message });
    if (found.length === 0) form.setError('root', { message });
    found.forEach(({ at, message: text }, index) => form.setError(at, { type: 'server', message: text }, { shouldFocus: index === 0 }));
    if (captcha) {
      form.resetField('captcha');
      setCaptchaTries((tries) => tries + 1);
    }
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      await registration.mutateAsync({ by, body: { ...bodyOf(values, captcha), language, altcha: await human.take() } });
      onDone();
    } catch (thrown) {
      show(toApiError(thrown));
    }
  });

  return { form, fields, captcha, captchaTries, human, submit };
}

type Body = Schema<'RegisterPayload'>;

/** What crosses the network: only what was filled in. */
function bodyOf({ fields, countryDialingCode, captcha }: RegisterValues, withCaptcha: boolean): Omit<Body, 'altcha' | 'language'> {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  return {
    ...filled,
    password: fields.password ?? '',
    confirmPassword: fields.confirmPassword ?? '',
    ...(fields.username && { username: fields.username.trim() }),
    ...(fields.mobileNum && { countryDialingCode }),
    ...(withCaptcha && { captcha: captcha.trim() }),
    registerMethod: 'WEB',
    termsAccepted: true,
  };
}
