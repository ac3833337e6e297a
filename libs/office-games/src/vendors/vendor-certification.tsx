import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { officeQuery, useOffice, useOfficeMutation } from '@parlour/office-api/queries';
import { Foreign, ListState, Moment, useRefusalToast } from '@parlour/office-ui';
import { Badge, Button, Inline, Progress, SectionHeader, Stack, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from './vendor-certification.css.ts';

type Certification = components['schemas']['Certification'];
type Outcome = Certification['cases'][number]['outcome'];

/** How often the page asks how far it is, in ms. */
const askEvery = 1000;
const runs = ({ status }: Certification) => status === 'waiting' || status === 'running';

/** Whether the wallet does what this vendor expects: the last certification, and a button for another one (office 8). */
export function VendorCertification({ vendor, mayStart }: { vendor: string; mayStart: boolean }) {
  const { t } = useLingui();
  const found = useQuery({
    ...officeQuery(useOffice(), 'listCertifications', { query: { vendor } }),
    refetchInterval: ({ state }) => state.data?.list.some(runs) === true && askEvery,
  });
  const start = useOfficeMutation('startCertification');
  const refuse = useRefusalToast();
  const [last] = found.data?.list ?? [];
  const isRunning = last !== undefined && runs(last);
  return (
    <Stack gap="3">
      <SectionHeader title={<Trans>Certification</Trans>} level={3} small />
      <ListState
        query={found}
        rows={last ? 1 : 0}
        empty={t`Never certified`}
        emptyText={t`The cases W01 to W48 show whether the wallet does what vendors expect, with test players and play money.`}
      >
        {last && <LastCertification of={last} />}
      </ListState>
      {mayStart && (
        <Inline>
          <Button
            size="s"
            variant="secondary"
            loading={start.isPending || isRunning}
            onClick={() => start.mutate({ body: { vendor } }, { onError: refuse })}
          >
            <Trans>Certify</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function LastCertification({ of }: { of: Certification }) {
  const { t, i18n } = useLingui();
  const { cases, steps, status, finished, by } = of;
  const count = (outcome: Outcome) => cases.filter((each) => each.outcome === outcome).length;
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const [ended, all] = [i18n.number(cases.length), i18n.number(steps)];
  if (runs(of))
    return <Progress label={t`Progress of the certification`} value={cases.length} max={steps} text={t`${ended} of ${all} cases`} />;
  if (status === 'failed')
    return (
      <Text>
        <Trans>It could not be run: the installation has no key of this vendor any more.</Trans>
      </Text>
    );
  return (
    <Stack gap="3">
      <Inline gap="2">
        <Badge mood={failed === 0 ? 'win' : 'danger'}>
          {failed === 0 ? (
            <Plural value={passed} one="# case passed" other="# cases passed" />
          ) : (
            <Plural value={failed} one="# case failed" other="# cases failed" />
          )}
        </Badge>
        {failed > 0 && (
          <Text as="span" size="s">
            <Plural value={passed} one="# case passed" other="# cases passed" />
          </Text>
        )}
        {skipped > 0 && (
          <Text as="span" size="s">
            <Plural value={skipped} one="# case not run" other="# cases not run" />
          </Text>
        )}
      </Inline>
      {finished !== null && (
        <Text size="s" tone="muted">
          <Moment at={finished} />, <Foreign text={by} />
        </Text>
      )}
      {(['failed', 'skipped'] as const).map((outcome) => (
        <Cases key={outcome} of={cases.filter((each) => each.outcome === outcome)} />
      ))}
    </Stack>
  );
}

/** Cases with what was found; the suite is written for engineers, in English. */
function Cases({ of }: { of: Certification['cases'] }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.cases} lang="en" dir="ltr">
      {of.map(({ id, title, outcome, reason }) => (
        <li key={id}>
          <Text as="strong" size="s" tone={outcome === 'failed' ? 'danger' : undefined}>
            {id} {title}
          </Text>
          <Text size="s" tone="muted">
            {reason}
          </Text>
        </li>
      ))}
    </ul>
  );
}
