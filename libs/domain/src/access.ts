/** Who is asking, as the server knows it: specification 6. */
export const roles = ['guest', 'trial', 'member'] as const;
export type Role = (typeof roles)[number];

/** Somebody who asks for something. */
export interface Asker {
  role: Role;
  /** A member with a downline. */
  agent?: boolean;
}

/** For whom something is. */
export interface Access {
  roles: readonly Role[];
  /** For agents alone, or for everybody of these roles but agents; for both where absent. */
  agents?: 'only' | 'never' | null;
}

/** Things that need somebody real (specification 4, 6). The contract names them at the operations that do them (`x-action`). */
export const memberActions = {
  play: { roles: ['member'] },
  deposit: { roles: ['member'] },
  withdraw: { roles: ['member'] },
  openMemberCentre: { roles: ['member'] },
} as const satisfies Record<string, Access>;
export type MemberAction = keyof typeof memberActions;

/** Why somebody may not have what they ask for. */
export type AccessRefusal = 'not_logged_in' | 'real_account_needed' | 'forbidden';

/**
 * Why it is not for this asker, or null when it is: a guest logs in first, a trial user needs a real account. The button asks it
 * before anything is sent, and the gateway's gate for every operation.
 */
export function whyNot({ role, agent = false }: Asker, { roles: allowed, agents }: Access): AccessRefusal | null {
  if (!allowed.includes(role)) {
    if (role === 'guest') return 'not_logged_in';
    return role === 'trial' && allowed.includes('member') ? 'real_account_needed' : 'forbidden';
  }
  return (agents === 'only' && !agent) || (agents === 'never' && agent) ? 'forbidden' : null;
}
