import { Trans } from '@lingui/react/macro';
import { Button, ShieldIcon, Spinner, WarningIcon } from '@parlour/ui';
import type { HumanCheck } from './use-human-check.ts';
import * as styles from './human-check-line.css.ts';

interface HumanCheckLineProps {
  check: HumanCheck;
  /** The form also has a captcha: visitors see only one human check, and this one only if it fails (ADR 70). */
  besideCaptcha?: boolean | undefined;
}

/** Shows the state of the human check; changes are announced. */
export function HumanCheckLine({ check: { state, retry }, besideCaptcha = false }: HumanCheckLineProps) {
  if (besideCaptcha && state !== 'failed') return null;
  return (
    <div className={styles.line} role="status">
      {state === 'working' && (
        <>
          <Spinner size="s" />
          <Trans>Checking that you are human…</Trans>
        </>
      )}
      {state === 'verified' && (
        <>
          <ShieldIcon className={styles.verified} />
          <Trans>You are verified as human.</Trans>
        </>
      )}
      {state === 'failed' && (
        <>
          <WarningIcon className={styles.failed} />
          <Trans>We could not verify that you are human.</Trans>
          <Button variant="ghost" size="s" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
