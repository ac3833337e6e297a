import { maskName } from '../../../kernel/mask.ts';
import type { ProvedIdentity } from './oidc.ts';

/** By what a member knows an account again, and nobody else learns it: the masked mail, or name; null where the provider told neither. */
export function shownAs({ email, name, username }: ProvedIdentity): string | null {
  const at = email?.lastIndexOf('@') ?? -1;
  if (email && at > 0) return `${maskName(email.slice(0, at))}${email.slice(at)}`;
  const called = username ?? name;
  return called ? maskName(called) : null;
}
