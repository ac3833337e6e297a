import { ApiError } from '@parlour/api';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { StepUpMethod } from './context.ts';

/**
 * Does `work`; where the gateway wants to know again who asks (security A15), asks for it and then does the work once
 * more. Fails as the work does; with `step_up_required` when they would not say.
 */
export type StepUpAsker = <T>(work: () => Promise<T>) => Promise<T>;

/** The one hook for what needs a fresh proof. */
export function useStepUp(): StepUpAsker {
  const { context } = useRouter().options;
  return useCallback(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        const wanted = error instanceof ApiError && error.code === 'step_up_required';
        if (!wanted || !(await context.access.stepUp(methodsOf(error)))) throw error;
        return work();
      }
    },
    [context],
  );
}

function methodsOf({ params }: ApiError): readonly StepUpMethod[] {
  const named = String(params['methods'] ?? '').split(',');
  const known = (['paymentPassword', 'password', 'authenticator', 'passkey'] as const).filter((method) => named.includes(method));
  return known.length > 0 ? known : ['password'];
}
