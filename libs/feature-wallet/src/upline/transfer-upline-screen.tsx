// @flag agentTransferUp
import { Trans, useLingui } from '@lingui/react/macro';
import {
  cancelTransferMutation,
  heldTransfersQuery,
  transactionsQuery,
  uplineTransferQuery,
  useApi,
  useLanguage,
  type Schema,
} from '@parlour/api';
import { HeldTransfers, Loaded, Paged, useMovementColumns } from '@parlour/loaded';
import { Card, EmptyState, Page, PageHeader, Section, SectionHeader, Stack, TransferUplineIcon } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as styles from '../form/wallet.css.ts';
import { UplineForm } from './upline-form.tsx';

/** Transfer to upline (page `transferUpline`): sends cash to the account directly above, and lists what was sent. */
export function TransferUplineScreen() {
  const { t } = useLingui();
  const api = useApi();
  const upline = useQuery(uplineTransferQuery(api));
  const held = useQuery(heldTransfersQuery(api));
  const cancel = useMutation(cancelTransferMutation(api, useQueryClient()));
  return (
    <Page>
      <Stack gap="4">
        <PageHeader id="upline-title" icon={<TransferUplineIcon />} title={<Trans>Transfer to upline</Trans>} />
        <div className={styles.room}>
          <div className={styles.beside}>
            <Card>
              <Loaded query={upline} failed={t`Your upline could not be loaded`}>
                {(known) => <Form upline={known} />}
              </Loaded>
            </Card>
            <Stack gap="5">
              <HeldTransfers query={held} cancel={cancel} />
              <Sent />
            </Stack>
          </div>
        </div>
      </Stack>
    </Page>
  );
}

function Form({ upline: { state, account = '', amount } }: { upline: Schema<'UplineTransfer'> }): ReactNode {
  const { t } = useLingui();
  if (state === 'noUpline')
    return <EmptyState title={t`You have no upline`} text={t`Only members who joined through an agent can transfer money up.`} />;
  if (state === 'capReached')
    return <EmptyState title={t`Nothing more can be sent today`} text={t`You have reached today’s limit. Please come back tomorrow.`} />;
  if (state === 'closed' || !amount)
    return (
      <EmptyState
        title={t`Transfers to your upline are closed`}
        text={t`Your account or your upline’s cannot transfer money now. Customer service can help.`}
      />
    );
  return <UplineForm account={account} range={amount} />;
}

/** Past transfers upwards, newest first; for an agent, also those received from below. */
function Sent() {
  const { t } = useLingui();
  const [pageNo, setPageNo] = useState(1);
  const sent = useQuery(transactionsQuery(useApi(), useLanguage(), { pageNo, type: 'transferUp' }));
  const { at, amount, balance, reference } = useMovementColumns<Schema<'Transaction'>>();
  return (
    <Section labelledBy="sent-title">
      <Stack gap="3">
        <SectionHeader id="sent-title" title={<Trans>Your transfers</Trans>} />
        <Paged
          caption={t`Your transfers`}
          columns={[{ ...at, card: 'lead' }, amount, balance, reference]}
          rowKey={({ id }) => id}
          query={sent}
          onPageChange={setPageNo}
          empty={<EmptyState title={t`No transfers yet`} text={t`What you send to your upline will be listed here.`} />}
        />
      </Stack>
    </Section>
  );
}
