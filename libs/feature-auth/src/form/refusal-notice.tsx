import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, nextStepOf } from '@parlour/api';
import { ClockIcon, Countdown, FormError } from '@parlour/ui';
import * as styles from './form.css.ts';
import { NextStep } from './next-step.tsx';
import type { Refusal } from './use-refusal.ts';

/** Why a whole form was refused, above its fields, and what to go on with; where it is locked, the time that is left by the gateway's word. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  const { t, i18n } = useLingui();
  const until = refusal?.until ?? null;
  return (
    <>
      <FormError message={refusal ? i18n._(errorMessage(refusal.error)) : undefined} />
      {until !== null && (
        <p className={styles.wait}>
          <ClockIcon size="s" />
          <span>
            <Trans>
              Next try in <Countdown key={until} until={until} announce={{ at: [60, 0], text: said }} />
            </Trans>
          </span>
        </p>
      )}
      {refusal && nextStepOf(refusal.error) && (
        <div className={styles.nextBelow}>
          <NextStep error={refusal.error} />
        </div>
      )}
    </>
  );

  function said(seconds: number): string {
    return seconds > 0 ? t`You can try again in one minute.` : t`You can try again now.`;
  }
}
