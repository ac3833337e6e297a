import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, Grid, ListPage, ListState, Moment, type GridColumn } from '@parlour/office-ui';
import { Badge, type BadgeProps } from '@parlour/ui';

type Action = components['schemas']['Action'];

/** What operators did and tried, newest first. */
export function ActionsScreen() {
  const { t } = useLingui();
  const actions = useOfficeQuery('listActions', {});
  // Two may have happened in the same instant: their place tells them apart.
  const rows = (actions.data?.list ?? []).map((action, index, all) => ({ ...action, id: String(all.length - index) }));
  const outcomes: Record<Action['outcome'], [mood: BadgeProps['mood'], text: string]> = {
    done: ['win', t`Done`],
    waits: ['accent', t`Waits`],
    refused: ['warning', t`Refused`],
    failed: ['danger', t`Failed`],
  };
  const columns: GridColumn<Action & { id: string }>[] = [
    { id: 'at', header: t`Time`, width: 200, cell: ({ at }) => <Moment at={at} /> },
    { id: 'operator', header: t`Operator`, width: 160, cell: ({ operator }) => <Foreign text={operator} /> },
    { id: 'command', header: t`Action`, width: 220, cell: ({ command }) => command },
    {
      id: 'outcome',
      header: t`Outcome`,
      width: 130,
      cell: ({ outcome }) => <Badge mood={outcomes[outcome][0]}>{outcomes[outcome][1]}</Badge>,
    },
    { id: 'input', header: t`Given`, width: 420, cell: ({ input }) => <Foreign text={input} /> },
    { id: 'detail', header: t`Detail`, width: 420, cell: ({ detail }) => detail !== null && <Foreign text={detail} /> },
  ];
  return (
    <ListPage title={t`Activity`}>
      <ListState
        query={actions}
        rows={rows.length}
        empty={t`Nobody has done anything yet`}
        emptyText={t`What operators do and try appears here.`}
      >
        <Grid id="actions" label={t`What operators did and tried`} columns={columns} rows={rows} rowId={({ id }) => id} />
      </ListState>
    </ListPage>
  );
}
