import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, Grid, ListState, Moment, ReasonDialog, type GridColumn, useTold } from '@parlour/office-ui';
import { Button, Drawer, Stack } from '@parlour/ui';
import { useState } from 'react';
import { kindWords, reasonWords, type Claim } from './words.ts';

interface ClaimsProps {
  merchant: string | undefined;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  mayWriteOff: (merchant: string) => boolean;
}

/** What payers could not pay and holders could not give back, oldest first. */
export function Claims({ merchant, open, onOpen, mayWriteOff }: ClaimsProps) {
  const { t, i18n } = useLingui();
  const claims = useOfficePages('listAgentClaims', { merchant });
  const { rows } = claims;
  const opened = rows.find(({ id }) => id === open);
  const columns: GridColumn<Claim>[] = [
    { id: 'at', header: t`Since`, width: 190, cell: ({ aroseAt }) => <Moment at={aroseAt} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Claim) => row.merchant }] : []),
    { id: 'from', header: t`Owed by`, width: 160, cell: ({ from }) => <Foreign text={from} /> },
    { id: 'to', header: t`Owed to`, width: 160, cell: ({ to }) => (to === null ? t`The platform` : <Foreign text={to} />) },
    { id: 'kind', header: t`Kind`, width: 160, cell: ({ kind }) => i18n._(kindWords[kind]) },
    { id: 'open', header: t`Open`, width: 180, align: 'end', cell: (row) => <Amount amount={row.open} currency={row.currency} /> },
  ];
  return (
    <>
      <ListState
        query={claims.query}
        rows={rows.length}
        empty={t`Nothing is owed`}
        emptyText={t`What an upline could not pay, or an agent could not give back, appears here.`}
      >
        <Grid
          id="agentClaims"
          label={t({ message: 'Claims', context: 'what agents are owed' })}
          columns={columns}
          rows={rows}
          onEndNear={claims.hasMore ? claims.more : undefined}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {opened && (
        <ClaimDrawer key={opened.id} claim={opened} mayWriteOff={mayWriteOff(opened.merchant)} onClose={() => onOpen(undefined)} />
      )}
    </>
  );
}

function ClaimDrawer({ claim, mayWriteOff, onClose }: { claim: Claim; mayWriteOff: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const writeOff = useOfficeMutation('writeOffClaim');
  const [asks, setAsks] = useState(false);
  const { id, merchant, currency, from } = claim;
  const amount = `${claim.open} ${currency}`;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && onClose()} title={t`${from} owes ${amount}`} closeText={t`Close`}>
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'to', label: t`Owed to`, value: claim.to === null ? t`The platform` : <Foreign text={claim.to} /> },
              { key: 'kind', label: t`Kind`, value: i18n._(kindWords[claim.kind]) },
              { key: 'reason', label: t`Reason`, value: i18n._(reasonWords[claim.reason]) },
              { key: 'arisen', label: t`At first`, value: <Amount amount={claim.arisen} currency={currency} /> },
              { key: 'open', label: t`Open`, value: <Amount amount={claim.open} currency={currency} /> },
              { key: 'since', label: t`Since`, value: <Moment at={claim.aroseAt} /> },
              ...(claim.billKey === null ? [] : [{ key: 'bill', label: t`Bill`, value: <Foreign text={claim.billKey} /> }]),
            ]}
          />
          {mayWriteOff && (
            <Button size="s" variant="danger" onClick={() => setAsks(true)}>
              <Trans>Write off</Trans>
            </Button>
          )}
        </Stack>
      </Drawer>
      <ReasonDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t`Write off ${amount} that ${from} owes?`}
        label={t`Reason`}
        hint={t`Kept in the ledger. A second operator decides; nothing changes before that.`}
        confirmText={t`Propose`}
        onConfirm={async (reason) => {
          const answer = await writeOff.mutateAsync({ body: { claim: id, merchant, reason } });
          told(answer, t`Written off.`);
        }}
      />
    </>
  );
}
