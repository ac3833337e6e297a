import type { Access, Intent, StepUpMethod } from '@parlour/routes';
import type { LegalDocument } from '@parlour/domain/content';
import { atom, type createStore } from 'jotai';
import { takeSocialBack, type SocialBack } from './social/social-back.ts';
import type { SocialProof } from './social/social-proof.ts';
import type { VerificationAsked } from './verification/asked.ts';

/** The dialog that is open. `intent` is what the visitor wanted to do, and is done as soon as they may. */
export type AuthDialog =
  /** `verification`: a log-in that began elsewhere, and needs one more proof. */
  | { kind: 'login'; intent?: Intent | undefined; verification?: VerificationAsked | undefined }
  | { kind: 'register'; intent?: Intent | undefined; referralCode?: string | undefined; social?: SocialProof | undefined }
  /** A provider sent the visitor back to this page. */
  | { kind: 'socialReturn'; back: SocialBack }
  /** `stale`: opened by a mail's link that was used or has expired. */
  | { kind: 'recover'; stale?: boolean; intent?: Intent | undefined }
  | { kind: 'realAccount'; intent?: Intent | undefined }
  /** `required`: the session may do nothing else. */
  | { kind: 'changePassword'; required: boolean; intent?: Intent | undefined }
  | { kind: 'paymentPassword' }
  /** Binds or changes an e-mail address or mobile number. */
  | { kind: 'contact'; channel: 'email' | 'sms' }
  | { kind: 'logout' };

export const authDialogAtom = atom<AuthDialog | null>(null);

/** Asks the member to prove their identity again, over whatever else is open. */
export interface StepUpQuestion {
  methods: readonly StepUpMethod[];
  answer: (proved: boolean) => void;
}
export const stepUpAtom = atom<StepUpQuestion | null>(null);

/** A session expired under a page: the log-in dialog covers all of it until somebody logs in or gives up. */
export interface Lapse {
  /** The member who was logged in. */
  account: string;
  /** An agent logs in again at the agents' entrance. */
  agent: boolean;
  /** Whether somebody is logged in again; the page checks whether it is the same member. */
  answer: (again: boolean) => void;
}
export const lapseAtom = atom<Lapse | null>(null);

/** The legal text that is open, over whatever else is. */
export const legalDocumentAtom = atom<LegalDocument | null>(null);

/** Implements `Access` for guards and member actions with this page's dialogs. */
export function createAccess(store: ReturnType<typeof createStore>): Access {
  const open = (dialog: AuthDialog) => store.set(authDialogAtom, dialog);
  return {
    refuse: (refusal, intent) => open({ kind: refusal === 'not_logged_in' ? 'login' : 'realAccount', intent }),
    openLogin: () => open({ kind: 'login' }),
    openRecovery: () => open({ kind: 'recover' }),
    openRegister: (referralCode) => open({ kind: 'register', referralCode }),
    finishSocialLogin: () => {
      const back = FLAGS.socialLogin && takeSocialBack();
      open(back ? { kind: 'socialReturn', back } : { kind: 'login' });
    },
    stepUp: (methods) =>
      new Promise((resolve) => {
        store.get(stepUpAtom)?.answer(false);
        const answer = (proved: boolean) => {
          store.set(stepUpAtom, null);
          resolve(proved);
        };
        store.set(stepUpAtom, { methods, answer });
      }),
  };
}
