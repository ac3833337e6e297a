import type { FieldProblem } from '@parlour/domain';
import { Refusal, type FieldError } from '../../../kernel/refusal.ts';
import { isKnownPassword } from '../session/known-passwords.ts';

/**
 * Throws what is wrong with a new password: `password_too_common` when that is all, else `field_invalid`. Beside what the
 * form could see, the gateway's long list of common passwords is asked; one of them is called that, however short it is
 * (security A02).
 */
export function refusePassword(problems: readonly FieldProblem[], password: string, field = 'newPassword'): void {
  const found: FieldProblem[] = isKnownPassword(password)
    ? [...problems.filter((problem) => problem.field !== field), { field, rule: 'common' }]
    : [...problems];
  if (found.length === 0) return;
  const fields = found as FieldError[];
  throw new Refusal(found.every((p) => p.rule === 'common') ? 'password_too_common' : 'field_invalid', { fields });
}
