import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, Grid, ListState, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, Progress, Stack, Text, type BadgeProps } from '@parlour/ui';
import { useState } from 'react';

type Schemas = components['schemas'];
type Item = Schemas['ProposalItem'];

const statuses: Record<Item['status'], { text: MessageDescriptor; mood: BadgeProps['mood'] }> = {
  waiting: { text: msg`Waiting`, mood: 'neutral' },
  done: { text: msg`Done`, mood: 'win' },
  stale: { text: msg`Changed meanwhile`, mood: 'warning' },
  failed: { text: msg`Could not be done`, mood: 'danger' },
};

export interface BulkProgressProps {
  proposal: Schemas['Proposal'];
  progress: Schemas['Progress'];
}

/** The progress of an operation on many subjects, and each of them. */
export function BulkProgress({ proposal, progress: { waiting, done, stale, failed } }: BulkProgressProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const over = done + stale + failed;
  const total = over + waiting;
  const figure = (value: number) => i18n.number(value);
  return (
    <Stack gap="2">
      {proposal.status !== 'open' && <Progress label={t`Progress`} value={over} max={total} />}
      <Inline justify="between" gap="2">
        <Text size="s" tone="muted">
          {proposal.status === 'open' ? (
            <Plural value={total} one="# subject, done once it is approved." other="# subjects, done one by one once it is approved." />
          ) : (
            <Trans>
              {figure(done)} of {figure(total)} done, {figure(stale)} changed meanwhile and left as they are, {figure(failed)} failed.
            </Trans>
          )}
        </Text>
        <Button size="s" variant="ghost" onClick={() => setOpen(true)}>
          <Trans>Show each</Trans>
        </Button>
      </Inline>
      <Drawer open={open} onOpenChange={setOpen} title={proposal.subject.name} closeText={t`Close`}>
        {open && <Items id={proposal.id} />}
      </Drawer>
    </Stack>
  );
}

function Items({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const items = useOfficeQuery('listProposalItems', { query: { id } });
  const rows = items.data?.list ?? [];
  const columns: GridColumn<Item>[] = [
    { id: 'name', header: t`Subject`, width: 180, cell: ({ name }) => <Foreign text={name} /> },
    {
      id: 'status',
      header: t`Outcome`,
      width: 180,
      cell: ({ status, outcome }) => (
        <>
          <Badge mood={statuses[status].mood}>{i18n._(statuses[status].text)}</Badge> {outcome !== null && <Foreign text={outcome} />}
        </>
      ),
    },
  ];
  return (
    <ListState query={items} rows={rows.length} empty={t`Nothing is left`} emptyText={t`The subjects appear here.`}>
      <Grid id="proposal-items" label={t`Subjects`} columns={columns} rows={rows} rowId={(row) => row.id} />
    </ListState>
  );
}
