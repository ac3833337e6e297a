import type { MessageDescriptor } from '@lingui/core';
import { errorMessage, fieldMessage, fieldOfError, kept, toApiError, type FieldRole } from '@parlour/api';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Where a form has what a refusal may be about. */
export interface FormFields<Name extends string> {
  /** Its fields by what they hold. */
  holding: Partial<Record<FieldRole, Name>>;
  /** Its fields by their names in the request. */
  named?: ((field: string) => Name | undefined) | undefined;
}

/** Where a refusal of the gateway is shown and what is said there; nothing where it is about the whole form. */
export function refusedFields<Name extends string>(
  thrown: unknown,
  { holding, named }: FormFields<Name>,
): { path: Name; message: MessageDescriptor }[] {
  const error = toApiError(thrown);
  const byName = error.fields.flatMap((problem) => {
    const path = named?.(problem.field);
    return path ? [{ path, message: error.code === 'field_invalid' ? fieldMessage(problem) : errorMessage(error) }] : [];
  });
  const role = fieldOfError(error);
  const path = role && holding[role];
  // What the code says of a field is more exact than the rule that was broken there.
  return path ? [{ path, message: errorMessage(error) }, ...byName.filter((other) => other.path !== path)] : byName;
}

/** Puts a refusal at the fields that it is about, the first with the focus; false where there are none. What was typed stays. */
export function showAtFields<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  thrown: unknown,
  fields: FormFields<Path<Values>>,
): boolean {
  const found = refusedFields(thrown, fields);
  found.forEach(({ path, message }, index) => setError(path, { type: 'server', message: kept(message) }, { shouldFocus: index === 0 }));
  return found.length > 0;
}
