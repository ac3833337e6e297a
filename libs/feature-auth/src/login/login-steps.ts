import type { ApiRefusal } from '@parlour/api';
import { useState } from 'react';
import type { VerificationAsked } from '../verification/asked.ts';

/** What every way of logging in reports to the dialog around it, and receives from it. */
export interface LoginWayProps {
  /** The player is logged in; true if they must change their password before doing anything else. */
  onDone: (passwordExpired: boolean) => void;
  /** The first proof was right; a second one is required. */
  onVerify: (asked: VerificationAsked) => void;
  /** The username of the session that expired, already filled in. */
  lapsed?: string | undefined;
  /** Whose entrance it is; the members' by default. */
  entrance?: 'agent' | undefined;
  /** The player forgot the password; absent if the site has no recovery. */
  onForgot?: (() => void) | undefined;
}

/** Whether a log-in is waiting for its second proof, and why the last one failed. `begun`: a log-in that began elsewhere. */
export function useSecondProof(begun?: VerificationAsked) {
  const [asked, ask] = useState(begun ?? null);
  const [ended, setEnded] = useState<ApiRefusal>();
  const back = (refusal?: ApiRefusal) => {
    setEnded(refusal);
    ask(null);
  };
  return { asked, ask, ended, back };
}
