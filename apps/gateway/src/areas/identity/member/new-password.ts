import type { FieldProblem } from '@parlour/domain';
import { Refusal, type FieldError } from '../../../kernel/refusal.ts';

/** Throws the problems of a new password and its form: `password_too_common` if that is the only one, otherwise `field_invalid`. */
export function refusePassword(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const fields = problems as FieldError[];
  throw new Refusal(problems.every((p) => p.rule === 'common') ? 'password_too_common' : 'field_invalid', { fields });
}
