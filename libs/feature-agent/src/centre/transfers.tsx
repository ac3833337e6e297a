// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { cancelTransferMutation, heldTransfersQuery, teamTransfersQuery, teamOverviewQuery, useApi, type Schema } from '@parlour/api';
import { dayAfter, fromWire } from '@parlour/domain';
import { HeldTransfers, Loaded, Paged, useMovementColumns } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { Card, EmptyState, FilterBar, Stack } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as styles from './centre.css.ts';
import { SaveMovements } from './save-movements.tsx';
import { SendMoney } from './send-money.tsx';

/** The days that the history covers. */
const days = 92;

/** Money between the agent and the accounts directly above and below, with the history (agents.md 12). */
export function Transfers() {
  const { t } = useLingui();
  const api = useApi();
  const overview = useQuery(teamOverviewQuery(api));
  const held = useQuery(heldTransfersQuery(api));
  const cancel = useMutation(cancelTransferMutation(api, useQueryClient()));
  return (
    <Stack gap="4">
      <Card>
        <Loaded query={overview}>{({ teamBalance }) => <SendMoney currency={fromWire(teamBalance).currency} />}</Loaded>
      </Card>
      <HeldTransfers query={held} cancel={cancel} />
      <h2 className={styles.heading}>
        <Trans>History</Trans>
      </h2>
      <Loaded query={overview} failed={t`The history could not be loaded`}>
        {({ day }) => <History today={day} />}
      </Loaded>
    </Stack>
  );
}

function History({ today }: { today: string }) {
  const { t, i18n } = useLingui();
  const { change, pageNo, ...route } = useCentreRoute();
  const type = route.kind === 'transferUp' ? 'transferUp' : 'transferDown';
  const api = useApi();
  const filter = { type, only: 'self', from: dayAfter(today, 1 - days), to: today } as const;
  const moved = useQuery(teamTransfersQuery(api, { ...filter, pageNo }));
  const { at, amount, balance, reference } = useMovementColumns<Schema<'TeamTransaction'>>();
  return (
    <Stack gap="4">
      <Paged
        caption={t`Transfers`}
        columns={[{ ...at, card: 'lead' }, amount, balance, reference]}
        rowKey={({ id }) => id}
        query={moved}
        onPageChange={(next) => change({ pageNo: next })}
        filters={
          <FilterBar
            label={t`Filters`}
            presets={{
              label: t`Direction`,
              value: type,
              options: [
                { key: 'transferDown', text: t`Down the line` },
                { key: 'transferUp', text: t`Up the line` },
              ],
              onChange: (key) => change({ kind: key === 'transferUp' ? key : undefined }),
            }}
          />
        }
        empty={<EmptyState title={t`No transfers yet`} text={t`Transfers of the last ${i18n.number(days)} days are listed here.`} />}
      />
      <SaveMovements name={type} filter={filter} />
    </Stack>
  );
}
