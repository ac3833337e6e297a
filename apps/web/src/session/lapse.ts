import { browserSessionHint, endSession, isAgent, knowMember, memberQuery, type Api } from '@parlour/api';
import { lapseAtom } from '@parlour/feature-auth';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';

interface LapseParts {
  api: Api;
  queryClient: QueryClient;
  store: ReturnType<typeof createStore>;
}

/** What happens when a session runs out under a page. */
export interface SessionLapse {
  /**
   * Asks for a log-in over the page, which stays under it. True once the same member is logged in again, here or in another tab; false if
   * nobody is, or somebody else.
   */
  ask(): Promise<boolean>;
  /** Another tab has logged in, or out. */
  otherTab(): Promise<void>;
  /** Call it when another member is logged in, or none. */
  memberChanged(): void;
}

export function createSessionLapse({ api, queryClient, store }: LapseParts): SessionLapse {
  let waiting: { whose: string; answered: Promise<boolean>; tell: (again: boolean) => void } | null = null;
  const memberNow = () => queryClient.getQueryData(memberQuery(api).queryKey) ?? null;

  function answer(again: boolean): void {
    if (!waiting) return;
    const { whose, tell } = waiting;
    const same = memberNow()?.id === whose;
    waiting = null;
    store.set(lapseAtom, null);
    if (!again && same) endSession(queryClient);
    tell(again && same);
  }

  return {
    ask() {
      const member = memberNow();
      // A trial user cannot log in again, and what another tab ended is over here too.
      if (member?.role !== 'member' || browserSessionHint.endedElsewhere()) {
        endSession(queryClient);
        return Promise.resolve(false);
      }
      if (!waiting) {
        let tell: (again: boolean) => void = () => undefined;
        const answered = new Promise<boolean>((resolve) => (tell = resolve));
        waiting = { whose: member.id, answered, tell };
        store.set(lapseAtom, { account: member.account, agent: isAgent(member), answer });
      }
      return waiting.answered;
    },
    async otherTab() {
      if (!waiting) return queryClient.invalidateQueries({ queryKey: memberQuery(api).queryKey });
      if (browserSessionHint.endedElsewhere()) return answer(false);
      const member = await api.call('getMemberInfo', {}, { asIs: true }).catch(() => null);
      if (!member) return;
      knowMember(queryClient, member);
      answer(true);
    },
    memberChanged() {
      if (waiting && memberNow()?.id !== waiting.whose) answer(false);
    },
  };
}
