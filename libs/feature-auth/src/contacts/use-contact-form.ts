import { confirmContactMutation, contactCodeMutation, refusalOf, useApi, type ApiRefusal } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import {
  checkField,
  checkMobileNumber,
  emailLengths,
  isEmailAddress,
  patterns,
  readMobileNumber,
  tidyText,
  type FieldProblem,
} from '@parlour/domain';
import { encodeMessage, fieldMessage, showAtFields, useCodeSending, useRefusal } from '@parlour/forms';
import { useStepUp } from '@parlour/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { hasDeclinedProof } from '../session/has-declined-proof.ts';

export type ContactChannel = 'email' | 'sms';

export interface ContactValues {
  email: string;
  mobile: { code: string; number: string };
  code: string;
}

/** The logic of binding an address or number: a code is sent there and typed in. */
export function useContactForm(channel: ContactChannel, onDone: () => void) {
  const { dialingCodes } = useBrand();
  const api = useApi();
  const stepUp = useStepUp();
  const refused = useRefusal();
  const askCode = useMutation(contactCodeMutation(api));
  const confirm = useMutation(confirmContactMutation(api, useQueryClient()));
  const form = useForm<ContactValues>({
    mode: 'onTouched',
    defaultValues: { email: '', mobile: { code: dialingCodes[0]?.code ?? '', number: '' }, code: '' },
  });
  const [email, mobile] = useWatch({ control: form.control, name: ['email', 'mobile'] });
  const target = channel === 'email' ? 'email' : 'mobile';

  const sending = useCodeSending({
    pauseKey: `bind.${channel}`,
    refusalOf,
    send: () =>
      stepUp(() =>
        askCode.mutateAsync(
          channel === 'email' ? { channel, email } : { channel, countryDialingCode: mobile.code, mobileNum: mobile.number },
        ),
      ),
    onSent: () => {
      form.clearErrors();
      refused.clear();
      form.setFocus('code');
    },
    onRefused: atTarget,
  });

  function atTarget({ code, fields, byRule }: ApiRefusal): boolean {
    if (code === 'step_up_required') return true;
    const [wrong] = fields;
    if (!byRule || !wrong) return false;
    form.setError(target, { type: 'server', message: encodeMessage(fieldMessage(wrong)) }, { shouldFocus: true });
    return true;
  }

  const submit = form.handleSubmit(async ({ code }) => {
    refused.clear();
    try {
      await stepUp(() => confirm.mutateAsync({ channel, code }));
      onDone();
    } catch (thrown) {
      if (hasDeclinedProof(thrown)) return;
      const refusal = refusalOf(thrown);
      const holding = { code: 'code', email: 'email', mobile: 'mobile' } as const;
      if (!showAtFields(form, refusal, { holding })) refused.show(refusal);
    }
  });

  /** Rules for react-hook-form: whether a code can be sent to this. */
  const checks = {
    email: (value: string) => validityOf(checkField(emailRule, tidyText(value))),
    mobile: ({ code, number }: ContactValues['mobile']) => validityOf(checkMobileNumber('mobileNum', number, code, dialingCodes)),
  };
  const isTarget =
    channel === 'email' ? isEmailAddress(tidyText(email)) : readMobileNumber(mobile.number, mobile.code, dialingCodes) !== null;
  return { form, submit, sending, checks, isTarget, refusal: refused.refusal };
}

const emailRule = { name: 'email', required: true, patternId: patterns.email.id, minLength: emailLengths.min, maxLength: emailLengths.max };

function validityOf(problem: FieldProblem | null): true | string {
  return problem === null || encodeMessage(fieldMessage(problem));
}
