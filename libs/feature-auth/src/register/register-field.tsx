import { useLingui } from '@lingui/react/macro';
import { useBrand } from '@parlour/brand';
import { guessedWords, type DialingCode } from '@parlour/domain';
import { type HumanCheck, MobileField, SecretField, useMessage } from '@parlour/forms';
import { TextField } from '@parlour/ui';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { PasswordProgress } from '../password/password-progress.tsx';
import { textsOfField } from './field-texts.ts';
import { isInvitation, type KnownField, type RegisterValues } from './register-values.ts';
import { SmsCodeField } from './sms-code-field.tsx';

interface RegisterFieldProps {
  field: KnownField;
  dialingCodes: readonly DialingCode[];
  human: HumanCheck;
  /** The hint beside the invitation code, for `useMessage`. */
  codeHint: string | undefined;
}

const passwords = ['password', 'confirmPassword', 'paymentPassword'] as const satisfies readonly KnownField['name'][];

/** One field that the settings ask for, with the suitable control. */
export function RegisterField({ field, dialingCodes, human, codeHint }: RegisterFieldProps) {
  const { i18n, t } = useLingui();
  const { register, formState } = useFormContext<RegisterValues>();
  const { label, ...attributes } = textsOfField(field.name);
  const messageOf = useMessage();
  const texts = {
    label: i18n._(label),
    required: field.required,
    optionalText: t({ message: 'optional', comment: 'After the name of a field' }),
    error: messageOf(formState.errors.fields?.[field.name]?.message),
  };
  if (field.name === 'mobileNum') return <Mobile {...texts} dialingCodes={dialingCodes} />;
  if (FLAGS.mobileRegistration && field.name === 'verificationCode')
    return <SmsCodeField {...texts} length={field.maxLength} human={human} dialingCodes={dialingCodes} />;
  const input = { ...attributes, ...texts, ...register(`fields.${field.name}`) };
  if ((passwords as readonly string[]).includes(field.name)) {
    return (
      <SecretField
        {...input}
        {...(field.name === 'password' && { hint: lengthHint(field), guide: <Progress minLength={field.minLength} /> })}
      />
    );
  }
  return (
    <TextField
      {...input}
      dir="auto"
      {...(field.name === 'username' && { hint: lengthHint(field), autoCapitalize: 'none', spellCheck: false })}
      {...(isInvitation(field.name) && { hint: messageOf(codeHint) })}
    />
  );

  function lengthHint(known: KnownField) {
    const [minLength, maxLength] = [i18n.number(known.minLength), i18n.number(known.maxLength)];
    return t`${minLength} to ${maxLength} characters.`;
  }
}

function Progress({ minLength }: { minLength: number }) {
  const { control } = useFormContext<RegisterValues>();
  const [password, username] = useWatch({ control, name: ['fields.password', 'fields.username'] });
  return <PasswordProgress password={password ?? ''} minLength={minLength} guesses={{ words: guessedWords(useBrand(), username) }} />;
}

interface MobileProps {
  dialingCodes: readonly DialingCode[];
  label: string;
  required: boolean;
  optionalText: string;
  error: string | undefined;
}

function Mobile(texts: MobileProps) {
  const { control, setValue } = useFormContext<RegisterValues>();
  const code = useWatch({ control, name: 'countryDialingCode' });
  const { field } = useController({ control, name: 'fields.mobileNum' });
  return (
    <MobileField
      {...texts}
      ref={field.ref}
      name={field.name}
      value={{ code, number: field.value ?? '' }}
      onBlur={field.onBlur}
      onValueChange={(value) => {
        if (value.code !== code) setValue('countryDialingCode', value.code, { shouldValidate: true });
        field.onChange(value.number);
      }}
    />
  );
}
