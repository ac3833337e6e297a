import { isAgent, memberQuery, roleOf } from '@parlour/api';
import { memberActions, whyNot, type MemberAction, type Role } from '@parlour/domain';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from './context.ts';

type Known = Pick<RouterContext, 'api' | 'queryClient'>;

/** Who is logged in, asked once and then known. A lost connection counts as nobody: the page asks again when it is back. */
const currentMember = ({ api, queryClient }: Known) => queryClient.ensureQueryData(memberQuery(api)).catch(() => null);

/** What whoever is logged in may do. */
export const currentRole = async (context: Known): Promise<Role> => roleOf(await currentMember(context));

/**
 * Lets a member through; sends everybody else home, where they are asked to log in or to open a real account, and then
 * on to where they wanted to go.
 */
export function needs(action: MemberAction): Guard {
  return async ({ context, location, preload }) => {
    const refusal = whyNot({ role: await currentRole(context) }, memberActions[action]);
    if (!refusal) return;
    if (!preload) context.access.refuse(refusal, { href: location.href });
    throw redirect({ to: '/', replace: true });
  };
}

/** Of the agents' two pages only one is anybody's: their centre for who is an agent, the entrance for everybody else. */
export async function needsAgent({ context }: GuardInput): Promise<void> {
  if (!isAgent(await currentMember(context))) throw redirect({ to: '/agent', replace: true });
}
export async function needsNoAgent({ context }: GuardInput): Promise<void> {
  if (isAgent(await currentMember(context))) throw redirect({ to: '/agentHome', replace: true });
}

/** Of a route: throws a redirect for whoever may not see it. */
export type Guard = (input: GuardInput) => Promise<void>;

interface GuardInput {
  context: RouterContext;
  location: { href: string };
  preload: boolean;
}
