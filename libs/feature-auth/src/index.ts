// Becoming somebody and ceasing to be: log in, register, free play, log out, the "needs a real account" prompt, legal texts.
// Must never know another feature, or who calls its dialogs.
export { AuthDialogs, preloadAuthDialogs } from './auth-dialogs.tsx';
export { authDialogAtom, createAccess, lapseAtom, legalDocumentAtom, type AuthDialog } from './dialogs.ts';
export { FreePlayButton } from './free-play/free-play-button.tsx';
export { goBack, type SocialBack } from './social/social-back.ts';
export { verificationOf } from './verification/asked.ts';
export { useLegalTitle } from './legal/use-legal-title.ts';
