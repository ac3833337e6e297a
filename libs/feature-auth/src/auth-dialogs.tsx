import { LanguageChoice } from '@parlour/forms';
import type { Intent } from '@parlour/routes';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { authDialogAtom, lapseAtom, stepUpAtom, type AuthDialog } from './dialogs.ts';
import { useFinish } from './use-finish.ts';

const loadLogin = () => import('./login/login-dialog.tsx').then(({ LoginDialog: C }) => ({ default: C }));
const loadRegister = () => import('./register/register-dialog.tsx').then(({ RegisterDialog: C }) => ({ default: C }));
const LoginDialog = lazy(loadLogin);
const RegisterDialog = lazy(loadRegister);
const RecoverDialog =
  FLAGS.recoverByEmail || FLAGS.recoverByMobile
    ? lazy(() => import('./recover/recover-dialog.tsx').then(({ RecoverDialog: C }) => ({ default: C })))
    : null;
const LogoutDialog = lazy(() => import('./session/logout-dialog.tsx').then(({ LogoutDialog: C }) => ({ default: C })));
const RealAccountDialog = lazy(() => import('./session/real-account-dialog.tsx').then(({ RealAccountDialog: C }) => ({ default: C })));
const ChangePasswordDialog = lazy(() =>
  import('./password/change-password-dialog.tsx').then(({ ChangePasswordDialog: C }) => ({ default: C })),
);
const PaymentPasswordDialog = lazy(() =>
  import('./password/payment-password-dialog.tsx').then(({ PaymentPasswordDialog: C }) => ({ default: C })),
);
const ContactDialog = lazy(() => import('./contacts/contact-dialog.tsx').then(({ ContactDialog: C }) => ({ default: C })));
const StepUpDialog = lazy(() => import('./session/step-up-dialog.tsx').then(({ StepUpDialog: C }) => ({ default: C })));
const SocialReturnDialog = FLAGS.socialLogin
  ? lazy(() => import('./social/social-return-dialog.tsx').then(({ SocialReturnDialog: C }) => ({ default: C })))
  : null;

/** Fetches the dialogs that a visitor will most likely need next. */
export async function preloadAuthDialogs(): Promise<void> {
  await Promise.all([loadLogin(), loadRegister()]);
}

/** The dialogs around the account, once per page. Each is loaded when it is first opened. `languageChoice` is shown below forms. */
export function AuthDialogs({ languageChoice }: { languageChoice?: ReactNode }) {
  const [dialog, setDialog] = useAtom(authDialogAtom);
  const stepUp = useAtomValue(stepUpAtom);
  const lapse = useAtomValue(lapseAtom);
  return (
    <Suspense fallback={null}>
      <LanguageChoice value={languageChoice}>{dialog && <OpenDialog dialog={dialog} onChange={setDialog} />}</LanguageChoice>
      {stepUp && <StepUpDialog methods={stepUp.methods} onAnswer={stepUp.answer} />}
      {lapse && (
        <LoginDialog
          lapsed={lapse.account}
          entrance={lapse.agent ? 'agent' : undefined}
          onClose={() => lapse.answer(false)}
          onDone={(passwordExpired) => {
            lapse.answer(true);
            if (passwordExpired) setDialog({ kind: 'changePassword', required: true });
          }}
          onRegister={() => {
            lapse.answer(false);
            setDialog({ kind: 'register' });
          }}
          onNew={(social) => {
            lapse.answer(false);
            setDialog({ kind: 'register', social });
          }}
          onForgot={() => {
            lapse.answer(false);
            setDialog({ kind: 'recover' });
          }}
        />
      )}
    </Suspense>
  );
}

function OpenDialog({ dialog, onChange }: { dialog: AuthDialog; onChange: (dialog: AuthDialog | null) => void }) {
  const finish = useFinish();
  const finishAtHome = useFinish({ otherwise: '/' });
  const close = () => onChange(null);
  const admitted = (intent?: Intent) => (passwordExpired: boolean) =>
    passwordExpired ? onChange({ kind: 'changePassword', required: true, intent }) : finish();
  switch (dialog.kind) {
    case 'login':
      return (
        <LoginDialog
          key={dialog.verification?.ticket}
          verification={dialog.verification}
          onClose={close}
          onDone={admitted(dialog.intent)}
          onRegister={() => onChange({ kind: 'register', intent: dialog.intent })}
          onNew={(social) => onChange({ kind: 'register', intent: dialog.intent, social })}
          onForgot={() => onChange({ kind: 'recover', intent: dialog.intent })}
        />
      );
    case 'register':
      return (
        <RegisterDialog
          // With a provider's proof the form starts over, filled in from it.
          key={dialog.social?.ticket}
          referralCode={dialog.referralCode}
          social={dialog.social}
          onClose={close}
          onDone={admitted(dialog.intent)}
          onVerify={(verification) => onChange({ kind: 'login', intent: dialog.intent, verification })}
          onNew={(social) => onChange({ ...dialog, social })}
          onLogin={() => onChange({ kind: 'login', intent: dialog.intent })}
        />
      );
    case 'socialReturn':
      return (
        SocialReturnDialog && (
          <SocialReturnDialog
            back={dialog.back}
            onClose={close}
            onDone={admitted()}
            onVerify={(verification) => onChange({ kind: 'login', verification })}
            onNew={(social) => onChange({ kind: 'register', social })}
            onAgain={() => onChange({ kind: 'login' })}
          />
        )
      );
    case 'recover':
      return (
        RecoverDialog && (
          <RecoverDialog
            stale={dialog.stale ?? false}
            onClose={close}
            onDone={finishAtHome}
            onLogin={() => onChange({ kind: 'login', intent: dialog.intent })}
          />
        )
      );
    case 'realAccount':
      return <RealAccountDialog onClose={close} onRegister={() => onChange({ kind: 'register', intent: dialog.intent })} />;
    case 'changePassword':
      return (
        <ChangePasswordDialog
          required={dialog.required}
          onClose={close}
          onDone={finishAtHome}
          onLogout={() => onChange({ kind: 'logout' })}
        />
      );
    case 'paymentPassword':
      return <PaymentPasswordDialog onClose={close} />;
    case 'contact':
      return <ContactDialog channel={dialog.channel} onClose={close} />;
    case 'logout':
      return <LogoutDialog onClose={close} />;
  }
}
