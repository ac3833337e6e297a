import { isAgent, memberQuery, roleOf } from '@parlour/api';
import { memberActions, whyNot, type MemberAction, type Role } from '@parlour/domain';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from './context.ts';
import type { SeamlessSearch } from './seamless-route.ts';

type Known = Pick<RouterContext, 'api' | 'queryClient'>;

/** The logged-in member, fetched once and then cached. A lost connection counts as a guest: the page asks again when it is back. */
const currentMember = ({ api, queryClient }: Known) => queryClient.ensureQueryData(memberQuery(api)).catch(() => null);

/** The role of the current visitor. */
export const currentRole = async (context: Known): Promise<Role> => roleOf(await currentMember(context));

/**
 * Lets members through and redirects everybody else home, where they are asked to log in or open a real account; afterwards they continue
 * to where they wanted to go.
 */
export function needs(action: MemberAction): Guard {
  return async ({ context, location, preload }) => {
    const refusal = whyNot({ role: await currentRole(context) }, memberActions[action]);
    if (!refusal) return;
    if (!preload) context.access.refuse(refusal, { href: location.href });
    throw redirect({ to: '/', replace: true });
  };
}

/** Play-money games are open to everybody; real-money games need a member. */
export const needsToPlay: Guard = async (input) => {
  if (!FLAGS.freeTrial || !(input.search as SeamlessSearch).trial) await needs('play')(input);
};

/** Each visitor sees one of the agents' two pages: agents their centre, everyone else the entrance. */
export async function needsAgent({ context }: GuardInput): Promise<void> {
  if (!isAgent(await currentMember(context))) throw redirect({ to: '/agent', replace: true });
}
export async function needsNoAgent({ context }: GuardInput): Promise<void> {
  if (isAgent(await currentMember(context))) throw redirect({ to: '/agentHome', replace: true });
}

/** A route's guard: throws a redirect for visitors who may not see it. */
export type Guard = (input: GuardInput) => Promise<void>;

interface GuardInput {
  context: RouterContext;
  location: { href: string };
  /** As the page has parsed it. */
  search: unknown;
  preload: boolean;
}
