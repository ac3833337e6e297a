import { memberActions, whyNot, type MemberAction } from '@parlour/domain';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { currentRole } from './guards.ts';

/** Calls `proceed` if the visitor may do `action`; otherwise asks for what is missing first. */
export type MemberActionAsker = (action: MemberAction, proceed: () => void) => void;

/**
 * The one hook for actions that need a real account (specification 4, 5): a guest gets the log-in dialog and continues after it, a trial
 * user the "needs a real account" prompt. The rule is `whyNot` of the domain, which the gateway applies too.
 */
export function useMemberAction(): MemberActionAsker {
  const { context } = useRouter().options;
  return useCallback(
    function act(action, proceed) {
      void currentRole(context).then((role) => {
        const refusal = whyNot({ role }, memberActions[action]);
        if (refusal) context.access.refuse(refusal, () => act(action, proceed));
        else proceed();
      });
    },
    [context],
  );
}
