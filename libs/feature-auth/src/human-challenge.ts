import { solveHumanChallenge, toApiError, useApi } from '@parlour/api';
import type { HumanChallenge } from '@parlour/forms';
import { useMemo } from 'react';

/** The gateway's challenge, for `useHumanCheck`. */
export function useHumanChallenge(): HumanChallenge {
  const api = useApi();
  return useMemo(
    () => ({
      solve: (signal) => solveHumanChallenge(api, { signal }),
      isProofRefused: (thrown) => toApiError(thrown).code === 'human_verification_failed',
    }),
    [api],
  );
}
