// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, useApi } from '@parlour/api';
import { Button } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { hashOf } from './whole-book.ts';
import * as styles from './draw.css.ts';

/** Fetches a report on a draw, shows it, and says whether it has the hash that is shown beside it. */
export function ReportCheck({ drawId, hash }: { drawId: string; hash: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const check = useMutation({
    mutationFn: async () => {
      const { bytes } = await api.call('getDrawReport', { path: { drawId, hash } });
      const report = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      return { text: new TextDecoder().decode(report), matches: (await hashOf(report)) === hash };
    },
  });
  return (
    <>
      <div>
        <Button size="s" variant="secondary" loading={check.isPending} onClick={() => check.mutate()}>
          <Trans>Recompute in this browser</Trans>
        </Button>
      </div>
      <div role="status">
        {check.isSuccess && (
          <p className={check.data.matches ? styles.proved : styles.disproved}>
            {check.data.matches ? t`The report has the hash shown here.` : t`The report does not have the hash shown here.`}
          </p>
        )}
        {check.isError && <p className={styles.disproved}>{i18n._(errorMessage(check.error))}</p>}
      </div>
      {check.isSuccess && (
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.content} tabIndex={0} role="region" aria-label={t`The report as received`}>
          {check.data.text}
        </pre>
      )}
    </>
  );
}
