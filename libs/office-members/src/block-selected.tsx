import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Foreign, ReasonDialog } from '@parlour/office-ui';
import { Button, Text, useToasts } from '@parlour/ui';
import { useState } from 'react';

/** As many as one call takes (office O16). */
const most = 500;
/** So many are named; the others are counted. */
const named = 8;

export interface BlockSelectedProps {
  members: readonly { id: string; username: string }[];
  /** Clears the selection. */
  onDone: () => void;
}

/** Blocks those that are selected, one by one; how far it is stands under Approvals. */
export function BlockSelected({ members, onDone }: BlockSelectedProps) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const block = useOfficeMutation('blockMembers');
  const [asks, setAsks] = useState(false);
  const names = members.slice(0, named).map(({ username }) => username);
  const list = new Intl.ListFormat(i18n.locale).format(members.length > named ? [...names, '…'] : names);
  return (
    <>
      <Button size="s" variant="secondary" disabled={members.length > most} onClick={() => setAsks(true)}>
        <Plural value={members.length} one="Block # member" other="Block # members" />
      </Button>
      {members.length > most && (
        <Text size="s" tone="muted">
          <Trans>500 at most at once.</Trans>
        </Text>
      )}
      <ReasonDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={members.length === 1 ? t`Block ${members[0]!.username}?` : t`Block ${i18n.number(members.length)} members?`}
        label={t`Reason`}
        hint={t`Kept in the audit log, with each of them.`}
        confirmText={t`Block`}
        onConfirm={async (reason) => {
          const answer = await block.mutateAsync({ body: { members: members.map(({ id }) => id), reason } });
          toasts.show({
            mood: 'success',
            text: 'approval' in answer ? t`Proposed. Another operator decides.` : t`They are being blocked. Approvals shows how far it is.`,
          });
          onDone();
        }}
      >
        <Text>
          <Foreign text={list} />
        </Text>
        <Text tone="muted">
          <Trans>They are logged out everywhere, one after the other. It can be stopped under Approvals.</Trans>
        </Text>
      </ReasonDialog>
    </>
  );
}
