import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, Grid, ListState, Moment, type GridColumn } from '@parlour/office-ui';
import { Badge, Stack, Text } from '@parlour/ui';
import { Fragment, type ReactNode } from 'react';
import { MemberBadges } from './member-badges.tsx';

type RelatedMember = components['schemas']['RelatedMember'];

const kinds: Record<components['schemas']['Relation']['kind'], MessageDescriptor> = {
  device: msg`Same device`,
  payee: msg`Paid to the same account`,
  network: msg`Same network`,
  invitationCode: msg`Same invitation code`,
  inviter: msg`Is the agent above`,
  invited: msg`Is directly below`,
};

/** Members who have something in common with one: evidence for a decision, and no proof. */
export function RelatedTab({ member, linkTo }: { member: string; linkTo: (member: string, text: ReactNode) => ReactNode }) {
  const { t, i18n } = useLingui();
  const query = useOfficeQuery('listRelatedMembers', { query: { member } });
  const rows = query.data?.list ?? [];
  const columns: GridColumn<RelatedMember>[] = [
    { id: 'username', header: t`Member`, width: 200, cell: ({ id, username }) => linkTo(id, <Foreign text={username} />) },
    {
      id: 'by',
      header: t`What they have in common`,
      width: 460,
      cell: ({ by }) =>
        by.map(({ kind, detail }, index) => (
          <Fragment key={index}>
            <Badge>{i18n._(kinds[kind])}</Badge> {detail !== null && <Foreign text={detail} />}{' '}
          </Fragment>
        )),
    },
    { id: 'status', header: t`Status`, width: 140, cell: ({ status }) => <MemberBadges status={status} /> },
    { id: 'created', header: t`Registered`, width: 190, cell: ({ created }) => <Moment at={created} /> },
    { id: 'id', header: t`Id`, width: 320, cell: ({ id }) => id },
  ];
  return (
    <Stack gap="3">
      <Text tone="muted">
        <Trans>What members have in common is evidence, not proof: a telephone company’s network has thousands of members.</Trans>
      </Text>
      <ListState
        query={query}
        rows={rows.length}
        empty={t`Nothing in common`}
        emptyText={t`No other member shares a device, an account, a network or an inviter with this one.`}
      >
        <Grid id="member-related" label={t`Related members`} columns={columns} rows={rows} rowId={({ id }) => id} />
      </ListState>
    </Stack>
  );
}
