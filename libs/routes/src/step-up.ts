import { ApiError } from '@parlour/api';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { StepUpMethod } from './context.ts';

/**
 * Runs `work`; where the gateway requires a step-up (security A15), asks for it and runs `work` once more. Fails as `work` does, and
 * with `step_up_required` when the user declines.
 */
export type StepUpAsker = <T>(work: () => Promise<T>) => Promise<T>;

/** The one hook for actions that need a step-up. */
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
