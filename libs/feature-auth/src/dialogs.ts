import type { Access, Intent } from '@parlour/routes';
import type { LegalDocument } from '@parlour/brand';
import { atom, type createStore } from 'jotai';

/** The dialog that is open. `then` is what the visitor wanted before it, and is done once they may. */
export type AuthDialog =
  | { kind: 'login'; then?: Intent | undefined }
  | { kind: 'register'; then?: Intent | undefined; referralCode?: string | undefined }
  | { kind: 'realAccount'; then?: Intent | undefined }
  | { kind: 'logout' };

export const authDialogAtom = atom<AuthDialog | null>(null);

/** The legal text that is open, over whatever else is. */
export const legalDocumentAtom = atom<LegalDocument | null>(null);

/** What guards and member actions call, as dialogs of this page. */
export function createAccess(store: ReturnType<typeof createStore>): Access {
  const open = (dialog: AuthDialog) => store.set(authDialogAtom, dialog);
  return {
    refuse: (refusal, then) => open({ kind: refusal === 'not_logged_in' ? 'login' : 'realAccount', then }),
    openLogin: () => open({ kind: 'login' }),
    openRegister: (referralCode) => open({ kind: 'register', referralCode }),
  };
}
