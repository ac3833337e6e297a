import { memberQuery, roleOf } from '@parlour/api';
import { whyNot, type MemberAction, type Role } from '@parlour/domain';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from './context.ts';

/** Who is logged in, asked once and then known. A lost connection counts as nobody: the page asks again when it is back. */
export async function currentRole({ api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>): Promise<Role> {
  return roleOf(await queryClient.ensureQueryData(memberQuery(api)).catch(() => null));
}

/**
 * Lets a member through; sends everybody else home, where they are asked to log in or to open a real account, and then
 * on to where they wanted to go.
 */
export function needs(action: MemberAction): (input: GuardInput) => Promise<void> {
  return async ({ context, location, preload }) => {
    const refusal = whyNot(await currentRole(context), action);
    if (!refusal) return;
    if (!preload) context.access.refuse(refusal, { href: location.href });
    throw redirect({ to: '/', replace: true });
  };
}

interface GuardInput {
  context: RouterContext;
  location: { href: string };
  preload: boolean;
}
