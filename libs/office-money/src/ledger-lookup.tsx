import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, Grid, ListState, Moment, type GridColumn } from '@parlour/office-ui';
import { Badge, Card, Inline, SearchField, SectionHeader, Stack } from '@parlour/ui';
import { useState, type ReactNode } from 'react';

type Transfer = components['schemas']['LedgerTransfer'];
type Entry = components['schemas']['LedgerEntry'];
type Account = components['schemas']['LedgerAccount'];

const ownerKinds: Record<Account['ownerKind'], MessageDescriptor> = {
  member: msg`Member`,
  house: msg({ message: 'House', context: 'owner of an account' }),
  provider: msg`Provider`,
  promotion: msg`Promotion`,
  grant: msg`Bonus`,
  pool: msg`Pot`,
};
const phases: Partial<Record<Transfer['phase'], MessageDescriptor>> = {
  pending: msg`Money held`,
  post: msg`Held money sent on`,
  void: msg`Held money given back`,
};

/** Finds transfers by key and accounts by owner; a press on an owner shows their accounts. */
export function LedgerLookup({ linkTo }: { linkTo: (member: string, text: ReactNode) => ReactNode }) {
  const [owner, setOwner] = useState('');
  return (
    <>
      <Transfers onOwner={setOwner} />
      <Accounts key={owner} owner={owner} linkTo={linkTo} />
    </>
  );
}

function Transfers({ onOwner }: { onOwner: (owner: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [key, setKey] = useState('');
  return (
    <Stack gap="3">
      <SectionHeader small title={<Trans>Find a transfer</Trans>} />
      <SearchField
        label={t`Key or ID of the transfer`}
        placeholder={t`Key or ID of the transfer`}
        maxLength={300}
        dir="ltr"
        value={typed}
        onValueChange={(value) => {
          setTyped(value);
          if (value === '') setKey('');
        }}
        onSubmit={() => setKey(typed.trim())}
        clearText={t`Clear`}
      />
      {key !== '' && <FoundTransfers of={key} onOwner={onOwner} />}
    </Stack>
  );
}

function FoundTransfers({ of: key, onOwner }: { of: string; onOwner: (owner: string) => void }) {
  const { t } = useLingui();
  const transfers = useOfficeQuery('findLedgerTransfers', { query: { key } });
  const rows = transfers.data?.list ?? [];
  return (
    <ListState
      query={transfers}
      rows={rows.length}
      empty={t`No transfer has this key`}
      emptyText={t`A key names the cause, such as “deposit:” and the ID of the deposit. Enter the whole key.`}
    >
      <Stack gap="3">
        {rows.map((row) => (
          <TransferCard key={row.id} of={row} onOwner={onOwner} />
        ))}
      </Stack>
    </ListState>
  );
}

function TransferCard({ of, onOwner }: { of: Transfer; onOwner: (owner: string) => void }) {
  const { t, i18n } = useLingui();
  const { asset, reference, reverses } = of;
  const phase = phases[of.phase];
  const unit = asset === 'points' ? t`points` : asset;
  const columns: GridColumn<Entry>[] = [
    { id: 'owner', header: t`Owner`, width: 260, cell: (row) => <Foreign text={row.ownerName ?? row.owner} /> },
    { id: 'kind', header: t`Kind`, width: 120, cell: ({ ownerKind }) => i18n._(ownerKinds[ownerKind]) },
    { id: 'account', header: t`Account`, width: 150, cell: ({ account }) => account },
    { id: 'amount', header: t`Amount`, width: 160, align: 'end', cell: ({ amount }) => <Amount amount={amount} currency={unit} /> },
    {
      id: 'balance',
      header: t`Balance after it`,
      width: 160,
      align: 'end',
      cell: (row) => <Amount amount={row.balance} currency={unit} />,
    },
  ];
  return (
    <Card>
      <Stack gap="3">
        <SectionHeader
          small
          level={3}
          title={of.kind}
          aside={
            <Inline gap="2">
              {phase && <Badge>{i18n._(phase)}</Badge>}
              {of.book === 'play' && (
                <Badge mood="warning">
                  <Trans>Play money</Trans>
                </Badge>
              )}
            </Inline>
          }
        />
        <Facts
          entries={[
            { key: 'at', label: t`Time`, value: <Moment at={of.at} /> },
            { key: 'key', label: t({ message: 'Key', context: 'of a transfer' }), value: <Foreign text={of.key} /> },
            { key: 'id', label: t`ID`, value: of.id },
            ...(reference === null ? [] : [{ key: 'about', label: t`About`, value: <Foreign text={reference} /> }]),
            ...(reverses === null ? [] : [{ key: 'reverses', label: t`Reverses`, value: reverses }]),
            { key: 'merchant', label: t`Merchant`, value: of.merchant },
          ]}
        />
        <Grid
          id="ledger-entries"
          label={t`Entries of the transfer`}
          columns={columns}
          rows={of.entries}
          rowId={(row) => `${row.owner} ${row.account} ${row.amount}`}
          onOpen={(row) => onOwner(row.owner)}
        />
      </Stack>
    </Card>
  );
}

function Accounts({ owner, linkTo }: { owner: string; linkTo: (member: string, text: ReactNode) => ReactNode }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(owner);
  const [asked, setAsked] = useState(owner);
  return (
    <Stack gap="3">
      <SectionHeader small title={<Trans>Accounts of an owner</Trans>} />
      <SearchField
        label={t`Member, vendor, provider or promotion`}
        placeholder={t`Member, vendor, provider or promotion`}
        maxLength={255}
        value={typed}
        onValueChange={(value) => {
          setTyped(value);
          if (value === '') setAsked('');
        }}
        onSubmit={() => setAsked(typed.trim())}
        clearText={t`Clear`}
      />
      {asked !== '' && <FoundAccounts owner={asked} linkTo={linkTo} />}
    </Stack>
  );
}

function FoundAccounts({ owner, linkTo }: { owner: string; linkTo: (member: string, text: ReactNode) => ReactNode }) {
  const { t, i18n } = useLingui();
  const accounts = useOfficeQuery('listLedgerAccounts', { query: { owner } });
  const rows = accounts.data?.list ?? [];
  const columns: GridColumn<Account>[] = [
    {
      id: 'owner',
      header: t`Owner`,
      width: 260,
      cell: (row) => (row.ownerName === null ? <Foreign text={row.owner} /> : linkTo(row.owner, <Foreign text={row.ownerName} />)),
    },
    { id: 'kind', header: t`Kind`, width: 120, cell: ({ ownerKind }) => i18n._(ownerKinds[ownerKind]) },
    { id: 'account', header: t`Account`, width: 150, cell: ({ account }) => account },
    { id: 'book', header: t`Money`, width: 110, cell: ({ book }) => (book === 'play' ? t`Play money` : t`Real money`) },
    {
      id: 'balance',
      header: t`Balance`,
      width: 170,
      align: 'end',
      cell: ({ balance, asset }) => <Amount amount={balance} currency={asset === 'points' ? t`points` : asset} />,
    },
    { id: 'entries', header: t`Entries`, width: 100, align: 'end', cell: ({ entries }) => i18n.number(entries) },
    { id: 'merchant', header: t`Merchant`, width: 130, cell: ({ merchant }) => merchant },
  ];
  return (
    <ListState
      query={accounts}
      rows={rows.length}
      empty={t`No accounts`}
      emptyText={t`Enter a member’s ID, name or number, the code of a vendor or provider, the ID of a promotion or bonus, or “platform”.`}
    >
      <Grid
        id="ledger-accounts"
        label={t`Accounts of an owner`}
        columns={columns}
        rows={rows}
        rowId={(row) => `${row.merchant} ${row.ownerKind} ${row.owner} ${row.account} ${row.book} ${row.asset}`}
      />
    </ListState>
  );
}
