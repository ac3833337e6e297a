import type { MessageDescriptor } from '@lingui/core';
import type { FieldProblem } from '@parlour/domain';
import { useCallback, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldMessage } from './field-message.ts';
import { encodeMessage } from './message.ts';

/** Why a request was refused, as far as a form shows it. `Role`: what a field can hold, such as `captcha`, whatever the form calls it. */
export interface Refusal<Role extends string = string> {
  message: MessageDescriptor;
  /** The field that it is about, by its role; absent where it is about the whole form. */
  at?: Role | undefined;
  /** The fields of the request that are wrong, by their names there. */
  fields: readonly FieldProblem[];
  /** True where each of `fields` is told by the rule that it broke; otherwise `message` says more than the rule. */
  byRule: boolean;
  /** What helps, offered beside the message. */
  next?: 'reload' | 'service' | undefined;
  /** Milliseconds until the form may be sent again; null where nobody said. */
  waitMs: number | null;
}

/** Where a form has what a refusal may be about. */
export interface FormFields<Name extends string, Role extends string> {
  /** Its fields by their roles. */
  holding: Partial<Record<Role, Name>>;
  /** Its fields by their names in the request. */
  named?: ((field: string) => Name | undefined) | undefined;
}

/** Puts a refusal at the fields that it is about and focuses the first; false where there are none. What was typed stays. */
export function showAtFields<Values extends FieldValues, Role extends string>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  refusal: Refusal<Role>,
  fields: NoInfer<FormFields<Path<Values>, Role>>,
): boolean {
  const found = refusedFields(refusal, fields);
  found.forEach(({ path, message }, index) =>
    setError(path, { type: 'server', message: encodeMessage(message) }, { shouldFocus: index === 0 }),
  );
  return found.length > 0;
}

function refusedFields<Name extends string, Role extends string>(
  { message, at, fields, byRule }: Refusal<Role>,
  { holding, named }: FormFields<Name, Role>,
): { path: Name; message: MessageDescriptor }[] {
  const byName = fields.flatMap((problem) => {
    const path = named?.(problem.field);
    return path ? [{ path, message: byRule ? fieldMessage(problem) : message }] : [];
  });
  const path = at && holding[at];
  // What the refusal says of a field is more exact than the rule that was broken there.
  return path ? [{ path, message }, ...byName.filter((other) => other.path !== path)] : byName;
}

/** A refusal of the whole form, and when it may be sent again (milliseconds since the epoch) where that is known. */
export type ShownRefusal<R extends Refusal = Refusal> = R & { until: number | null };

/** What a form keeps of its last refusal, for `RefusalNotice`. */
export function useRefusal<R extends Refusal = Refusal>() {
  const [refusal, setRefusal] = useState<ShownRefusal<R> | null>(null);
  const show = useCallback((next: R) => setRefusal({ ...next, until: next.waitMs === null ? null : Date.now() + next.waitMs }), []);
  const clear = useCallback(() => setRefusal(null), []);
  return { refusal, show, clear };
}
