import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { ListState, ReasonDialog, useTold } from '@parlour/office-ui';
import { Dialog, Stack, Text } from '@parlour/ui';
import type { MemberProfile } from './member-screen.tsx';

interface DataRequestProps {
  member: MemberProfile;
  onClose: () => void;
}

/** Has everything that is stored about a member written into a file, for a member who asks what is known about them. */
export function ExportDataDialog({ member: { id, username }, onClose }: DataRequestProps) {
  const { t } = useLingui();
  const told = useTold();
  const start = useOfficeMutation('exportMember');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      destructive={false}
      title={t`Export what is stored about ${username}`}
      label={t`Why?`}
      hint={t`Such as how the member asked, and how you know that it was them. The file shows everything in clear, is yours alone, and is kept for 24 hours under “Exports” in your menu. Notes and tags are not in it.`}
      confirmText={t`Export`}
      onConfirm={async (reason) => {
        told(
          await start.mutateAsync({ body: { member: id, reason } }),
          t`The file is being written. You find it under “Exports” in your menu.`,
        );
      }}
    />
  );
}

type Obstacle = components['schemas']['ErasureObstacle'];

const obstacles: Record<Obstacle, MessageDescriptor> = {
  money: msg`There is money in the account, or a debt. Have it withdrawn, or correct the balance.`,
  payments: msg`A deposit or a withdrawal is under way or in dispute.`,
  bets: msg`A round, a lottery bet or free spins are still open.`,
  rewards: msg`A bonus is running, or an order, an application or an invitation waits for a decision.`,
  line: msg`The member is an agent, or a transfer or a claim along the line is open.`,
  proposals: msg`A proposal about the member waits for approval.`,
  exclusion: msg`The member is excluded from betting. Until that ends, we must be able to recognise them.`,
};

/** Proposes to erase the personal data of a member, or shows what stands in the way. */
export function EraseDialog({ member: { id, username }, onClose }: DataRequestProps) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const erase = useOfficeMutation('eraseMember');
  const erasure = useOfficeQuery('getMemberErasure', { query: { member: id } });
  const inTheWay = erasure.data?.obstacles;
  if (inTheWay?.length === 0)
    return (
      <ReasonDialog
        open
        onClose={onClose}
        title={t`Erase the personal data of ${username}?`}
        label={t`Why?`}
        hint={t`A second operator decides. Name, contacts, payees, messages and notes are then gone for good, and the account is closed. Payments, bets and the audit log stay, without the name. Check that no law obliges you to keep the data.`}
        confirmText={t`Propose it`}
        onConfirm={async (reason) => {
          told(await erase.mutateAsync({ body: { member: id, reason } }), t`Erased.`);
        }}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={inTheWay ? <Trans>The data of {username} can’t be erased yet</Trans> : <Trans>Erase the personal data of {username}?</Trans>}
      closeText={t`Close`}
    >
      <ListState query={erasure} rows={inTheWay?.length ?? 0} empty="" emptyText="">
        <Stack gap="2">
          {inTheWay?.map((each) => (
            <Text key={each}>{i18n._(obstacles[each])}</Text>
          ))}
        </Stack>
      </ListState>
    </Dialog>
  );
}
