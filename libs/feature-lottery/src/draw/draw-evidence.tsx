// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Button, SectionHeader, ShieldIcon, Stack } from '@parlour/ui';
import { useState } from 'react';
import { ResultView } from '../result/result-view.tsx';
import { drawTime } from '../words/format.ts';
import { isOver } from './is-over.ts';
import { recompute, type Recomputed } from './recompute.ts';
import { ReportCheck } from './report-check.tsx';
import * as styles from './draw.css.ts';

interface DrawEvidenceProps {
  draw: Schema<'LotteryDrawDetail'>;
  rules: Schema<'LotteryRules'> | undefined;
}

/**
 * The evidence for a result: a seed that anyone can recompute, two reports that agree, or two operators who typed the same; for a
 * demonstration, a note that it is simulated.
 */
export function DrawEvidence({ draw, rules }: DrawEvidenceProps) {
  const { evidence } = draw;
  return (
    <Stack gap="3">
      <SectionHeader small icon={<ShieldIcon />} title={<Trans>Proof</Trans>} />
      {evidence?.simulated && (
        <p className={styles.note}>
          <Trans>This draw belongs to a demonstration: its result is simulated.</Trans>
        </p>
      )}
      {!evidence ? (
        <p>
          <Trans>The proof appears here once the result is in.</Trans>
        </p>
      ) : evidence.kind === 'seed' ? (
        <Seed draw={draw} evidence={evidence} rules={rules} />
      ) : evidence.kind === 'none' ? null : evidence.kind === 'sources' ? (
        <Reports draw={draw} reports={evidence.reports ?? []} rules={rules} />
      ) : (
        <>
          <p>
            <Trans>Two operators typed this result, each without seeing what the other had typed.</Trans>
          </p>
          <Reports draw={draw} reports={evidence.reports ?? []} rules={rules} />
        </>
      )}
    </Stack>
  );
}

function Seed({ draw, evidence, rules }: DrawEvidenceProps & { evidence: Schema<'DrawEvidence'> }) {
  const { t } = useLingui();
  const [found, setFound] = useState<Recomputed>();
  const { commitment, serverSeed, clientSeed, nonce } = evidence;
  const rows = [
    [t`Commitment, published before the draw opened`, commitment],
    [t`Seed, revealed with the result`, serverSeed],
    [t`Public salt of the game`, clientSeed],
    [t`Nonce`, nonce],
  ] as const;
  return (
    <>
      <p>
        <Trans>The seed was fixed before anybody could bet: its SHA-256 is the commitment. The result follows from the seed alone.</Trans>
      </p>
      <dl className={styles.facts}>
        {rows.map(
          ([term, value]) =>
            value !== undefined && (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={`${styles.value} ${styles.hash}`}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {serverSeed !== undefined && rules && (
        <Button variant="secondary" onClick={() => setFound(recompute(rules, draw))}>
          <Trans>Recompute in this browser</Trans>
        </Button>
      )}
      {found && rules && (
        <div role="status" className={styles.facts}>
          <p className={found.committed ? styles.proved : styles.disproved}>
            {found.committed ? t`The seed matches its commitment.` : t`The seed does not match its commitment.`}
          </p>
          <p className={found.same ? styles.proved : styles.disproved}>
            {found.same ? t`The seed gives the published result.` : t`The seed gives another result.`}
          </p>
          <ResultView form={rules.result} result={mutable(found.result)} />
        </div>
      )}
    </>
  );
}

function Reports({ draw: { drawId, status }, reports, rules }: DrawEvidenceProps & { reports: readonly Schema<'DrawReport'>[] }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.reports}>
      {reports.map(({ source, at, hash, result }) => (
        <section key={`${source} ${at}`} className={styles.report} aria-label={source}>
          <strong>
            <bdi>{source}</bdi>
          </strong>
          <span className={styles.term}>{drawTime(at, i18n.locale)}</span>
          <span className={styles.term}>
            <Trans>SHA-256 of the report as received</Trans>
          </span>
          <span className={styles.hash}>{hash}</span>
          {result && rules && <ResultView form={rules.result} result={result} />}
          {isOver(status) && <ReportCheck drawId={drawId} hash={hash} />}
        </section>
      ))}
    </div>
  );
}

const mutable = (result: Recomputed['result']): Schema<'LotteryResult'> =>
  Object.fromEntries(Object.entries(result).map(([key, symbols]) => [key, [...symbols]]));
