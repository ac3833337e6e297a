import type { VerificationAsked } from '../verification/asked.ts';

/** What every way of logging in tells the dialog around it. */
export interface WayIn {
  /** Somebody is in; whether the gateway lets them do nothing but change the password. */
  onDone: (passwordExpired: boolean) => void;
  /** The first proof was right; one more is asked for. */
  onVerify: (asked: VerificationAsked) => void;
  /** Whose session ran out: the name stands in the form already. */
  lapsed?: string | undefined;
  /** Whose door it is; the members' where absent. */
  entrance?: 'agent' | undefined;
  /** Somebody forgot the password; absent where nothing helps. */
  onForgot?: (() => void) | undefined;
}
