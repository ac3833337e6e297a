import { feedbackMutation, refusalOf, useApi } from '@parlour/api';
import { checkFeedback, feedbackTypes, tidyFeedback } from '@parlour/domain';
import { encodeMessage, fieldMessage, showAtFields, useRefusal } from '@parlour/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

const fields = ['type', 'content', 'email', 'captcha'] as const;
export type FeedbackField = (typeof fields)[number];
export type FeedbackValues = Record<FeedbackField, string>;

/** The request's body; without a type while none is chosen. */
function read({ type, content, email, captcha }: FeedbackValues) {
  const chosen = Object.values(feedbackTypes).find((known) => String(known) === type) ?? null;
  return tidyFeedback({ type: chosen, content, email, captcha });
}

/** The logic of the feedback form. `missing` are the fields that were empty on submit, for the warning that lists them. */
export function useFeedbackForm(onSent: () => void) {
  const refused = useRefusal();
  const tell = useMutation(feedbackMutation(useApi(), useQueryClient()));
  const [missing, setMissing] = useState<readonly FeedbackField[]>([]);
  // A wrong answer uses up the picture: the number remounts the captcha.
  const [picture, setPicture] = useState(1);
  const form = useForm<FeedbackValues>({
    defaultValues: { type: '', content: '', email: '', captcha: '' },
    shouldFocusError: false,
    resolver: (values) => {
      const problems = checkFeedback(read(values));
      if (problems.length === 0) return { values, errors: {} };
      const said = problems.map((problem) => [problem.field, { type: problem.rule, message: encodeMessage(fieldMessage(problem)) }]);
      return { values: {}, errors: Object.fromEntries(said) };
    },
  });

  const submit = form.handleSubmit(
    async (values) => {
      refused.clear();
      const { type, ...rest } = read(values);
      if (type === null) return;
      try {
        await tell.mutateAsync({ type, ...rest });
        onSent();
      } catch (thrown) {
        show(thrown);
      }
    },
    (errors) => {
      const wrong = fields.filter((field) => errors[field]);
      // Before the warning opens, so that the focus returns here when it closes.
      if (wrong[0]) form.setFocus(wrong[0]);
      setMissing(wrong.filter((field) => errors[field]?.type === 'required'));
    },
  );

  function show(thrown: unknown) {
    const refusal = refusalOf(thrown);
    if (refusal.captchaRequired) {
      setPicture((last) => last + 1);
      form.resetField('captcha');
    }
    const named = (name: string) => fields.find((field) => field === name);
    if (!showAtFields(form, refusal, { holding: { captcha: 'captcha' }, named })) refused.show(refusal);
  }

  return { form, submit, picture, missing, warned: () => setMissing([]), refusal: refused.refusal };
}
