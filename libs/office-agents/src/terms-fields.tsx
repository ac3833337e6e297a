import { useLingui } from '@lingui/react/macro';
import { Checkbox, FormSection, TextField } from '@parlour/ui';
import { useFormContext } from 'react-hook-form';
import { termWords, type AffiliateTerms } from './words.ts';

/** What an affiliate's contract states besides its tiers, as typed; empty for 0. */
export interface TypedTerms {
  platformFee: string;
  paymentFee: string;
  introducerRate: string;
  minActive: string;
  negativeCarry: boolean;
}

export const noTypedTerms: TypedTerms = { platformFee: '', paymentFee: '', introducerRate: '', minActive: '', negativeCarry: true };

const rates = ['platformFee', 'paymentFee', 'introducerRate'] as const;

/** In the form of the contract, without empty values. */
export function writtenTerms({ minActive, negativeCarry, ...typed }: TypedTerms): AffiliateTerms {
  const count = minActive.trim();
  return {
    ...Object.fromEntries(rates.flatMap((field) => (typed[field].trim() === '' ? [] : [[field, typed[field].trim()]]))),
    ...(count !== '' && { minActive: Number(count) }),
    negativeCarry,
  };
}

/** The fees of an affiliate, what its upline gets on top, and when it is paid (agents.md 10); inside the form of the offer. */
export function TermsFields() {
  const { t, i18n } = useLingui();
  const { register, formState } = useFormContext<{ terms: TypedTerms }>();
  const problems = formState.errors.terms;
  return (
    <FormSection columns title={t`Fees and conditions`}>
      {rates.map((field) => (
        <TextField
          key={field}
          label={i18n._(termWords[field])}
          suffix="%"
          optionalText={t`optional`}
          inputMode="decimal"
          autoComplete="off"
          error={problems?.[field] && t`Enter a percentage such as 1.2.`}
          {...register(`terms.${field}`, { validate: (text) => isPercentage(text.trim()) })}
        />
      ))}
      <TextField
        label={i18n._(termWords.minActive)}
        optionalText={t`optional`}
        inputMode="numeric"
        autoComplete="off"
        error={problems?.minActive && t`Enter a whole number.`}
        {...register('terms.minActive', { validate: (text) => /^\d{0,6}$/.test(text.trim()) })}
      />
      <Checkbox label={i18n._(termWords.negativeCarry)} {...register('terms.negativeCarry')} />
    </FormSection>
  );
}

const isPercentage = (text: string): boolean => text === '' || (/^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) <= 100);
