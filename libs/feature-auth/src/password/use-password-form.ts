import { msg } from '@lingui/core/macro';
import { refusalOf, type FieldRole } from '@parlour/api';
import { checkNewPassword, type FieldRule, type Guesses } from '@parlour/domain';
import { encodeMessage, fieldMessage, type FormFields, showAtFields, useRefusal } from '@parlour/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

const emptyText = msg`Input cannot be empty.`;

export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

interface PasswordFormInput {
  rule: FieldRule;
  guesses: Guesses;
  asksOld: boolean;
  send: (values: PasswordValues) => Promise<unknown>;
  onDone: () => void;
}

const fields: FormFields<keyof PasswordValues, FieldRole> = {
  holding: { secret: 'oldPassword', newPassword: 'newPassword' },
  named: (field) => (field === 'newPassword' || field === 'confirmNewPassword' ? field : undefined),
};

/** The logic of a form for a new password; the old one is added if the gateway requires it. Input is kept after a refusal. */
export function usePasswordForm({ rule, guesses, asksOld, send, onDone }: PasswordFormInput) {
  const [oldShown, setOldShown] = useState(asksOld);
  const refused = useRefusal();
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    resolver: (values) => {
      const given = { ...values, oldPassword: oldShown ? values.oldPassword : undefined };
      const problems = checkNewPassword(rule, given, guesses);
      const errors = Object.fromEntries(
        problems.map((problem) => [problem.field, { type: 'rule', message: encodeMessage(fieldMessage(problem)) }]),
      );
      if (oldShown && values.oldPassword === '') errors['oldPassword'] = { type: 'rule', message: encodeMessage(emptyText) };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  const submit = form.handleSubmit(async (values) => {
    refused.clear();
    try {
      await send({ ...values, oldPassword: oldShown ? values.oldPassword : '' });
      onDone();
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (refusal.code === 'old_password_required') setOldShown(true);
      if (!showAtFields(form, refusal, fields)) refused.show(refusal);
    }
  });

  return { form, guesses, oldShown, submit, refusal: refused.refusal };
}
