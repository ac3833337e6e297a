/** Who is asking, as the server knows it: specification 6. */
export const roles = ['guest', 'trial', 'member'] as const;
export type Role = (typeof roles)[number];

/** What a role may want and not have. */
export const accessRefusals = ['not_logged_in', 'real_account_needed'] as const;
export type AccessRefusal = (typeof accessRefusals)[number];

/** Things that need somebody real (specification 4, 6): the button and the server ask the same question. */
export const memberActions = ['play', 'deposit', 'withdraw', 'openMemberCentre', 'favourite'] as const;
export type MemberAction = (typeof memberActions)[number];

/** Why this role may not do it, or null when it may. A guest logs in first; a trial user needs a real account. */
export function whyNot(role: Role, _action: MemberAction): AccessRefusal | null {
  if (role === 'member') return null;
  return role === 'trial' ? 'real_account_needed' : 'not_logged_in';
}
