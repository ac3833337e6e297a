import type { MessageDescriptor } from '@lingui/core';
import type { FieldProblem } from '@parlour/domain';
import { useCallback, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldMessage } from './field-message.ts';
import { encodeMessage } from './message.ts';

/** Why a request was refused, as shown by a form. `Role`: what a field contains, such as `captcha`, whatever the form calls it. */
export interface Refusal<Role extends string = string> {
  message: MessageDescriptor;
  /** The role of the field concerned; absent if the whole form is. */
  at?: Role | undefined;
  /** The invalid fields, by their names in the request. */
  fields: readonly FieldProblem[];
  /** True if each of `fields` shows the message of the rule that it broke; otherwise `message` is more specific. */
  byRule: boolean;
  /** The remedy, offered beside the message. */
  next?: 'reload' | 'service' | undefined;
  /** Milliseconds until the form may be submitted again; null if unknown. */
  waitMs: number | null;
}

/** The fields of a form that a refusal may concern. */
export interface FormFields<Name extends string, Role extends string> {
  /** Its fields by their roles. */
  holding: Partial<Record<Role, Name>>;
  /** Its fields by their names in the request. */
  named?: ((field: string) => Name | undefined) | undefined;
}

/** Shows a refusal at the fields concerned and focuses the first; false if there are none. The input is kept. */
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
  // The refusal's message about a field is more specific than that of the rule.
  return path ? [{ path, message }, ...byName.filter((other) => other.path !== path)] : byName;
}

/** A refusal of the whole form, and when it may be submitted again (milliseconds since the epoch), if known. */
export type ShownRefusal<R extends Refusal = Refusal> = R & { until: number | null };

/** The state of a form's last refusal, for `RefusalNotice`. */
export function useRefusal<R extends Refusal = Refusal>() {
  const [refusal, setRefusal] = useState<ShownRefusal<R> | null>(null);
  const show = useCallback((next: R) => setRefusal({ ...next, until: next.waitMs === null ? null : Date.now() + next.waitMs }), []);
  const clear = useCallback(() => setRefusal(null), []);
  return { refusal, show, clear };
}
