// @flag recoverByMobile
import { guestSmsMutation, refusalOf, resetByMobileMutation, useApi } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import {
  checkMobileRecovery,
  guessedWords,
  readMobileNumber,
  tidyMobileRecovery,
  type FieldProblem,
  type FieldRule,
} from '@parlour/domain';
import { encodeMessage, fieldMessage, showAtFields, useCodeSending, useHumanCheck, useRefusal } from '@parlour/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useForm, useWatch } from 'react-hook-form';
import { authDialogAtom } from '../dialogs.ts';
import { useHumanChallenge } from '../human-challenge.ts';
import { verificationOf } from '../verification/asked.ts';

export interface MobileValues {
  mobile: { code: string; number: string };
  verificationCode: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Fields of the request, by their names in the form. */
const places = {
  mobileNum: 'mobile',
  verificationCode: 'verificationCode',
  newPassword: 'newPassword',
  confirmNewPassword: 'confirmNewPassword',
} as const satisfies Record<string, keyof MobileValues>;
const placeOf = (field: string): keyof MobileValues | undefined => places[field as keyof typeof places];

const saying = (problem: FieldProblem) => ({ type: 'rule', message: encodeMessage(fieldMessage(problem)) });

/** The logic of recovery by mobile number; `rule` is the brand's for passwords. Input is kept after a refusal. */
export function useMobileForm(rule: FieldRule, onDone: () => void) {
  const brand = useBrand();
  const { dialingCodes } = brand;
  const api = useApi();
  const human = useHumanCheck(useHumanChallenge());
  const refused = useRefusal();
  const open = useSetAtom(authDialogAtom);
  const reset = useMutation(resetByMobileMutation(api, useQueryClient()));
  const sms = useMutation(guestSmsMutation(api));
  const form = useForm<MobileValues>({
    mode: 'onTouched',
    defaultValues: {
      mobile: { code: dialingCodes[0]?.code ?? '', number: '' },
      verificationCode: '',
      newPassword: '',
      confirmNewPassword: '',
    },
    resolver: (values) => {
      const problems = checkMobileRecovery(bodyOf(values), rule, { words: guessedWords(brand) }, dialingCodes);
      if (problems.length === 0) return { values, errors: {} };
      return { values: {}, errors: Object.fromEntries(problems.map((problem) => [placeOf(problem.field), saying(problem)])) };
    },
  });

  function bodyOf({ mobile: { code, number }, ...rest }: MobileValues) {
    return tidyMobileRecovery({ ...rest, countryDialingCode: code, mobileNum: number }, dialingCodes);
  }

  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const sending = useCodeSending({
    pauseKey: 'reset',
    refusalOf,
    send: () => {
      const { countryDialingCode, mobileNum } = bodyOf(form.getValues());
      return human.spend((altcha) => sms.mutateAsync({ purpose: 'reset', countryDialingCode, mobileNum, altcha }));
    },
    onSent: () => {
      form.clearErrors('verificationCode');
      form.setFocus('verificationCode');
    },
  });

  const submit = form.handleSubmit(async (values) => {
    refused.clear();
    try {
      await reset.mutateAsync(bodyOf(values));
      onDone();
    } catch (thrown) {
      const verification = verificationOf(thrown);
      if (verification) return open({ kind: 'login', verification });
      const holding = { mobile: 'mobile', code: 'verificationCode', newPassword: 'newPassword' } as const;
      const refusal = refusalOf(thrown);
      if (!showAtFields(form, refusal, { holding, named: placeOf })) refused.show(refusal);
    }
  });

  const sendable = readMobileNumber(mobile.number, mobile.code, dialingCodes) !== null;
  return { form, submit, sending, sendable, human, refusal: refused.refusal };
}
