import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficePages } from '@parlour/office-api/queries';
import { Foreign, Moment, type GridColumn } from '@parlour/office-ui';
import { Badge } from '@parlour/ui';
import { PagedGrid } from './paged-grid.tsx';

type MemberMessage = components['schemas']['MemberMessage'];

/** What a message tells; the member reads it in a sentence of their language. */
const kinds: Readonly<Record<string, MessageDescriptor>> = {
  welcome: msg`Welcome`,
  depositArrived: msg`Deposit arrived`,
  depositFailed: msg`Deposit failed`,
  withdrawalApproved: msg`Withdrawal approved`,
  withdrawalRejected: msg`Withdrawal rejected`,
  passwordChanged: msg`Password changed`,
  passwordRecovered: msg`Password recovered`,
  paymentPasswordChanged: msg`Payment password changed`,
  authenticatorOn: msg`Authenticator turned on`,
  authenticatorOff: msg`Authenticator turned off`,
  recoveryCodesRenewed: msg`Recovery codes renewed`,
  recoveryCodeUsed: msg`Recovery code used`,
  passkeyAdded: msg`Passkey added`,
  passkeyRemoved: msg`Passkey removed`,
  passkeySuspected: msg`Passkey suspected to be copied`,
  deviceCopied: msg`Remembered device suspected to be copied`,
  emailChanged: msg`E-mail address changed`,
  mobileChanged: msg`Mobile number changed`,
  newNetwork: msg`Log-in from a new network`,
  socialLinked: msg`Account of another provider linked`,
  socialUnlinked: msg`Account of another provider unlinked`,
  feedbackAnswered: msg`Feedback answered`,
};

/** What the member was sent into their box, the latest first. */
export function MessagesTab({ member }: { member: string }) {
  const { t, i18n } = useLingui();
  const pages = useOfficePages('listMemberMessages', { member });
  const columns: GridColumn<MemberMessage>[] = [
    { id: 'at', header: t`Time`, width: 200, cell: ({ at }) => <Moment at={at} /> },
    { id: 'kind', header: t`What`, width: 300, cell: ({ kind }) => (kinds[kind] ? i18n._(kinds[kind]) : kind) },
    { id: 'details', header: t`Detail`, width: 460, cell: ({ details }) => <Foreign text={details.join(' · ')} /> },
    {
      id: 'read',
      header: t`Read`,
      width: 200,
      cell: ({ read }) => (read === null ? <Badge>{t`Not read yet`}</Badge> : <Moment at={read} />),
    },
  ];
  return (
    <PagedGrid id="member-messages" label={t`Messages`} pages={pages} columns={columns} rowId={({ id }) => id} empty={t`No messages yet`} />
  );
}
