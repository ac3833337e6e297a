import { useLingui } from '@lingui/react/macro';
import type { ApiRefusal } from '@parlour/api';
import { FormError } from '@parlour/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import * as styles from '../form.css.ts';
import type { VerificationAsked } from '../verification/asked.ts';

const VerificationStep = lazy(() => import('../verification/verification-step.tsx').then(({ VerificationStep: C }) => ({ default: C })));

interface LogInProps {
  /** The second proof that is required now; null during the first step. */
  asked: VerificationAsked | null;
  /** Why the second proof failed. */
  ended: ApiRefusal | undefined;
  onBack: (refusal?: ApiRefusal) => void;
  onDone: (passwordExpired: boolean) => void;
  /** The ways to give the first proof. */
  children: ReactNode;
}

/** A log-in, with or without a dialog around it: the first proof, and the second one if it is needed. */
export function LogIn({ asked, ended, onBack, onDone, children }: LogInProps) {
  const { i18n } = useLingui();
  if (asked)
    return (
      <Suspense fallback={null}>
        <VerificationStep key={asked.ticket} asked={asked} onDone={onDone} onBack={onBack} />
      </Suspense>
    );
  return (
    <div className={styles.form}>
      <FormError message={ended && i18n._(ended.message)} />
      {children}
    </div>
  );
}
