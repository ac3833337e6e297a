/** Who is calling, as the server knows it (specification 6). */
export const roles = ['guest', 'trial', 'member'] as const;
export type Role = (typeof roles)[number];

/** The caller of an operation. */
export interface Asker {
  role: Role;
  /** A member with a downline. */
  agent?: boolean;
}

/** The audience of something. */
export interface Access {
  roles: readonly Role[];
  /** True: agents only; false: everyone in these roles except agents; absent: both. */
  agents?: 'only' | 'never' | null;
}

/** Actions that need an account, most of them a real one (specification 4, 6). The contract assigns them to operations (`x-action`). */
export const memberActions = {
  play: { roles: ['member'] },
  favourite: { roles: ['member'] },
  deposit: { roles: ['member'] },
  withdraw: { roles: ['member'] },
  openMemberCentre: { roles: ['member'] },
  /** Trial users bet play money. */
  betOnDraws: { roles: ['trial', 'member'] },
} as const satisfies Record<string, Access>;
export type MemberAction = keyof typeof memberActions;

/** Why a caller is refused. */
export type AccessRefusal = 'not_logged_in' | 'real_account_needed' | 'forbidden';

/**
 * Why this caller is refused, or null when allowed: a guest must log in first, a trial user needs a real account. The page's buttons ask
 * before sending anything, the gateway's gate for every operation.
 */
export function whyNot({ role, agent = false }: Asker, { roles: allowed, agents }: Access): AccessRefusal | null {
  if (!allowed.includes(role)) {
    if (role === 'guest') return 'not_logged_in';
    return role === 'trial' && allowed.includes('member') ? 'real_account_needed' : 'forbidden';
  }
  return (agents === 'only' && !agent) || (agents === 'never' && agent) ? 'forbidden' : null;
}
