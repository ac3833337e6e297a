// @flag recoverByEmail
import { forgotByEmailMutation, refusalOf, useApi } from '@parlour/api';
import { checkEmailRecovery, tidyEmailRecovery, type EmailRecovery } from '@parlour/domain';
import { encodeMessage, fieldMessage, showAtFields, useHumanCheck, useRefusal } from '@parlour/forms';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useHumanChallenge } from '../human-challenge.ts';

const saying = (problem: Parameters<typeof fieldMessage>[0]) => ({ type: 'rule', message: encodeMessage(fieldMessage(problem)) });

/** The logic of recovery by e-mail. Input is kept after a refusal. */
export function useEmailForm(onAsked: () => void) {
  const human = useHumanCheck(useHumanChallenge());
  const refused = useRefusal();
  const ask = useMutation(forgotByEmailMutation(useApi()));
  const form = useForm<EmailRecovery>({
    mode: 'onTouched',
    defaultValues: { username: '', email: '' },
    resolver: (values) => {
      const problems = checkEmailRecovery(tidyEmailRecovery(values));
      if (problems.length === 0) return { values, errors: {} };
      return { values: {}, errors: Object.fromEntries(problems.map((problem) => [problem.field, saying(problem)])) };
    },
  });

  const submit = form.handleSubmit(async (values) => {
    refused.clear();
    try {
      await human.spend((altcha) => ask.mutateAsync({ ...tidyEmailRecovery(values), altcha }));
      onAsked();
    } catch (thrown) {
      const named = (field: string) => (field === 'username' || field === 'email' ? field : undefined);
      const refusal = refusalOf(thrown);
      if (!showAtFields(form, refusal, { holding: {}, named })) refused.show(refusal);
    }
  });

  return { form, submit, human, refusal: refused.refusal };
}
