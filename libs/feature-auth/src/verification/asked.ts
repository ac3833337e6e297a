import { toApiError, type Schema } from '@parlour/api';

export type VerificationMethod = Schema<'VerificationMethod'>;

/** A log-in that waits for a second proof. */
export interface VerificationAsked {
  ticket: string;
  /** Any of them is enough; the first is offered first. */
  methods: readonly VerificationMethod[];
  /** Where codes go, masked. */
  mobile: string;
  email: string;
}

const known = ['authenticator', 'sms', 'email'] as const satisfies readonly VerificationMethod[];

/** What a refused log-in asks for; null if it was refused for another reason. */
export function verificationOf(thrown: unknown): VerificationAsked | null {
  const { code, params } = toApiError(thrown);
  if (code !== 'verification_required') return null;
  const named = String(params['methods'] ?? '').split(',');
  const methods = known.filter((method) => named.includes(method));
  const text = (name: string) => String(params[name] ?? '');
  return methods.length > 0 ? { ticket: text('ticket'), methods, mobile: text('mobile'), email: text('email') } : null;
}
