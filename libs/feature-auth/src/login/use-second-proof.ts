import type { ApiRefusal } from '@parlour/api';
import { useState } from 'react';
import type { VerificationAsked } from '../verification/asked.ts';

/** Whether a log-in is at its second proof, and why the last one came to nothing. `begun`: a log-in that began elsewhere. */
export function useSecondProof(begun?: VerificationAsked) {
  const [asked, ask] = useState(begun ?? null);
  const [ended, setEnded] = useState<ApiRefusal>();
  const back = (refusal?: ApiRefusal) => {
    setEnded(refusal);
    ask(null);
  };
  return { asked, ask, ended, back };
}
