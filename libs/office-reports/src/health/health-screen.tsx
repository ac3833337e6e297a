import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, Moment, PlainPage, useRefusalText, useRefusalToast } from '@parlour/office-ui';
import { Button, ErrorState, Skeleton, Text, useToasts } from '@parlour/ui';
import { Calls, isMessage } from './calls.tsx';
import { HealthTable, useCells } from './health-table.tsx';
import { OpenCalls } from './open-calls.tsx';
import { Database, Gateways, Keys, SecurityEvents } from './house.tsx';
import * as styles from './health.css.ts';

type Health = components['schemas']['Health'];
type Failure = Health['failures'][number];

/** The state of the installation; failures first (office 9). */
export function HealthScreen({ mayRetry }: { mayRetry: boolean }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const health = useOfficeQuery('getHealth', {});
  return (
    <PlainPage title={t`Health`} wide>
      {health.data ? (
        <Content of={health.data} mayRetry={mayRetry} />
      ) : health.error ? (
        <ErrorState
          title={textOf(health.error)}
          retryText={t`Try again`}
          onRetry={() => void health.refetch()}
          retrying={health.isFetching}
        />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton shape="row" lines={8} />
        </div>
      )}
    </PlainPage>
  );
}

function Content({ of, mayRetry }: { of: Health; mayRetry: boolean }) {
  const { t } = useLingui();
  const { bad, count, share } = useCells();
  return (
    <div className={styles.page}>
      <Text tone="muted" size="s">
        <Trans>
          As of <Moment at={of.at} seconds />
        </Trans>
      </Text>
      <FailedJobs failures={of.failures} mayRetry={mayRetry} />
      <Gateways of={of} />
      <HealthTable
        caption={t`Jobs`}
        rows={of.jobs}
        rowKey={({ job }) => job}
        columns={[
          { key: 'job', header: t`Job`, card: 'lead', cell: ({ job }) => job },
          count('waiting', t`Waiting`),
          count('late', t`Late`, bad),
          count('active', t`Running`),
          count('failed', t`Failed`, bad),
          { key: 'oldest', header: t`Oldest due`, cell: ({ oldest }) => oldest && <Moment at={oldest} /> },
        ]}
      />
      <Calls caption={t`Calls to other servers, in 24 hours`} rows={of.calls.filter(({ kind }) => !isMessage(kind))} />
      <Calls caption={t`Carriers of messages, in 24 hours`} rows={of.calls.filter(({ kind }) => isMessage(kind))} />
      {mayRetry && <OpenCalls />}
      <HealthTable
        caption={t`Payment providers, deposits in 24 hours`}
        rows={of.providers}
        rowKey={({ merchant, provider }) => `${merchant} ${provider}`}
        columns={[
          { key: 'provider', header: t`Provider`, card: 'lead', cell: ({ provider }) => provider },
          { key: 'merchant', header: t`Merchant`, cell: ({ merchant }) => merchant },
          count('succeeded', t`Arrived`),
          count('failed', t`Failed`, bad),
          count('unpaid', t`Not paid`),
          count('pending', t`Waiting`),
          { key: 'rate', header: t`Success`, align: 'end', cell: ({ succeeded, failed }) => share(succeeded, succeeded + failed) },
        ]}
      />
      <HealthTable
        caption={t`Vendors of games, in 7 days`}
        rows={of.vendors}
        rowKey={({ vendor }) => vendor}
        columns={[
          { key: 'vendor', header: t`Vendor`, card: 'lead', cell: ({ vendor }) => vendor },
          count('rounds', t`Settled rounds`),
          { key: 'last', header: t`Latest hour with settled rounds`, cell: ({ last }) => <Moment at={last} /> },
        ]}
      />
      <HealthTable
        caption={t`Reconciliation`}
        rows={of.reconciliations}
        rowKey={({ source }) => source}
        columns={[
          { key: 'source', header: t`Compared with`, card: 'lead', cell: ({ source }) => source },
          { key: 'heard', header: t`Last answer`, cell: ({ heard }) => (heard === null ? t`None yet` : <Moment at={heard} />) },
          { key: 'asked', header: t`Last asked`, cell: ({ asked }) => <Moment at={asked} /> },
          count('differences', t`Differences`, bad),
        ]}
      />
      <HealthTable
        caption={t`Latest signatures of the audit log`}
        rows={of.chains}
        rowKey={({ chain }) => chain}
        columns={[
          { key: 'chain', header: t`Chain`, card: 'lead', cell: ({ chain }) => chain },
          count('rows', t`Rows`),
          { key: 'signed', header: t`Signed`, cell: ({ signed }) => <Moment at={signed} /> },
        ]}
      />
      <Keys of={of} />
      <Database of={of} />
      <SecurityEvents of={of} />
    </div>
  );
}

function FailedJobs({ failures, mayRetry }: { failures: readonly Failure[]; mayRetry: boolean }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const tellRefusal = useRefusalToast();
  const retry = useOfficeMutation('retryJob');
  const again = ({ id }: Failure) =>
    void retry.mutateAsync({ body: { id } }).then(
      ({ job }) => toasts.show({ mood: 'success', text: t`${job} runs again as soon as a gateway is free.` }),
      (error: unknown) => {
        tellRefusal(error);
      },
    );
  return (
    <HealthTable
      caption={t`Failed jobs`}
      rows={failures}
      rowKey={({ id }) => id}
      empty={<Text tone="muted">{t`No failed jobs`}</Text>}
      columns={[
        { key: 'job', header: t`Job`, card: 'lead', cell: ({ job }) => job },
        { key: 'error', header: t`Error`, cell: ({ error }) => <Foreign text={error} /> },
        { key: 'at', header: t`Failed`, cell: ({ at }) => at && <Moment at={at} /> },
        ...(mayRetry
          ? [
              {
                key: 'retry',
                header: t`Action`,
                card: 'action' as const,
                cell: (failure: Failure) => (
                  <Button size="s" variant="secondary" disabled={retry.isPending} onClick={() => again(failure)}>
                    <Trans>Run again</Trans>
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
