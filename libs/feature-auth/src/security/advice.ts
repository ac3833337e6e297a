/** What is known about the protection of an account. */
export interface AccountFacts {
  /** Absent if there is none. */
  email: { verified: boolean } | undefined;
  mobile: { verified: boolean } | undefined;
  hasPaymentPassword: boolean;
  authenticatorOn: boolean;
  recoveryCodesLeft: number;
  passkeys: number;
}

export type Advice = 'contact' | 'confirmEmail' | 'confirmMobile' | 'paymentPassword' | 'secondFactor' | 'recoveryCodes';

/** With fewer recovery codes than this, a lost phone could soon lock its owner out. */
const fewCodes = 3;

/** What would make an account safer, the most useful first; missing facts rather than a score. */
export function adviceFor({ email, mobile, hasPaymentPassword, authenticatorOn, recoveryCodesLeft, passkeys }: AccountFacts): Advice[] {
  const reachable = email?.verified || mobile?.verified;
  return [
    ...(!email && !mobile ? (['contact'] as const) : []),
    ...(!reachable && email ? (['confirmEmail'] as const) : []),
    ...(!reachable && mobile ? (['confirmMobile'] as const) : []),
    ...(hasPaymentPassword ? [] : (['paymentPassword'] as const)),
    ...(authenticatorOn || passkeys > 0 ? [] : (['secondFactor'] as const)),
    ...(authenticatorOn && recoveryCodesLeft < fewCodes ? (['recoveryCodes'] as const) : []),
  ];
}
