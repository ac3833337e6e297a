import { Trans, useLingui } from '@lingui/react/macro';
import type { ValueOf } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, ListState, Moment, useRefusalToast } from '@parlour/office-ui';
import { Badge, Button, useToasts } from '@parlour/ui';
import { callName } from './calls.tsx';
import { HealthTable, useCells } from './health-table.tsx';

type OpenCall = ValueOf<'listOutboundCalls'>['list'][number];

/** Calls to other servers that wait or have failed, oldest first; a failed one can be retried, unless it was too secret to be kept. */
export function OpenCalls() {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const tellRefusal = useRefusalToast();
  const { count } = useCells();
  const calls = useOfficeQuery('listOutboundCalls', { query: {} });
  const retry = useOfficeMutation('retryOutboundCall');
  const rows = calls.data?.list ?? [];
  const again = ({ id, kind }: OpenCall) =>
    void retry.mutateAsync({ body: { id } }).then(
      () => toasts.show({ mood: 'success', text: t`${i18n._(callName(kind))} is made again now.` }),
      (error: unknown) => {
        tellRefusal(error);
      },
    );
  return (
    <HealthTable
      caption={t`Calls that wait or have failed`}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <ListState
          query={calls}
          rows={rows.length}
          empty={t`Every call has been made`}
          emptyText={t`Calls that other servers have not accepted yet appear here.`}
        >
          {null}
        </ListState>
      }
      columns={[
        { key: 'kind', header: t`Call`, card: 'lead', cell: ({ kind }) => i18n._(callName(kind)) },
        { key: 'merchant', header: t`Merchant`, cell: ({ merchant }) => merchant },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state }) => (state === 'failed' ? <Badge mood="danger">{t`Failed`}</Badge> : <Badge>{t`Waiting`}</Badge>),
        },
        count('attempts', t`Attempts`),
        { key: 'error', header: t`Error`, cell: ({ error }) => <Foreign text={error} /> },
        { key: 'created', header: t({ message: 'Since', context: 'from when on' }), cell: ({ created }) => <Moment at={created} /> },
        {
          key: 'retry',
          header: t`Action`,
          card: 'action',
          cell: (call) =>
            call.retry && (
              <Button size="s" variant="secondary" disabled={retry.isPending} onClick={() => again(call)}>
                <Trans>Make it again</Trans>
              </Button>
            ),
        },
      ]}
    />
  );
}
