import { useLingui } from '@lingui/react/macro';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { textsOfField } from './field-texts.ts';
import type { KnownField, RegisterValues } from './register-values.ts';

/** The form's errors, in its order, each with its field and the field's label. */
export function useWrongFields(
  fields: readonly KnownField[],
  errors: FieldErrors<RegisterValues>,
): { path: FieldPath<RegisterValues>; text: string }[] {
  const { t, i18n } = useLingui();
  return [
    ...fields
      .filter(({ name }) => errors.fields?.[name])
      .map(({ name }) => ({ path: `fields.${name}` as const, text: i18n._(textsOfField(name).label) })),
    ...(errors.captcha ? [{ path: 'captcha' as const, text: t`Captcha` }] : []),
    ...(errors.adult ? [{ path: 'adult' as const, text: t`Age` }] : []),
    ...(errors.terms ? [{ path: 'terms' as const, text: t`Terms` }] : []),
  ];
}
