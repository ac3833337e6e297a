import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, type About } from '@parlour/office-api/queries';
import { Foreign, ReasonDialog, useTold } from '@parlour/office-ui';
import { Button, Inline, Text } from '@parlour/ui';
import { useState } from 'react';

/** The most that one proposal can have (office O16). */
const most = 500;
/** The most that are named; the others are counted. */
const named = 8;

export interface BlockSelectedProps {
  merchant: string;
  members: readonly { id: string; username: string }[];
  /** Every row that is shown is selected. */
  allShown: boolean;
  /** The filter of the list, and everything that it finds. */
  filter: components['schemas']['BulkFilter'];
  about: About | undefined;
  /** Clears the selection. */
  onDone: () => void;
}

/** Blocks the selected members, or all that the filter finds, one by one; the progress is under Approvals. */
export function BlockSelected({ merchant, members, allShown, filter, about, onDone }: BlockSelectedProps) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const block = useOfficeMutation('blockMembers');
  const [asks, setAsks] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const hasMore = about !== undefined && about.count > members.length;
  const byFilter = wantsAll && allShown && hasMore;
  const count = byFilter ? about.count : members.length;
  const found = i18n.number(about?.count ?? 0);
  const isTooMany = !byFilter && members.length > most;
  return (
    <Inline gap="3">
      <Button size="s" variant="secondary" disabled={isTooMany} onClick={() => setAsks(true)}>
        <Plural value={count} one="Block # member" other="Block # members" />
      </Button>
      {allShown && hasMore && (
        <Button size="s" variant="ghost" onClick={() => setWantsAll(!wantsAll)}>
          {byFilter ? (
            <Trans>Select only those that are shown</Trans>
          ) : about.exact ? (
            <Trans>Select all {found} found</Trans>
          ) : (
            <Trans>Select all, about {found}</Trans>
          )}
        </Button>
      )}
      {isTooMany && (
        <Text size="s" tone="muted">
          <Trans>500 at most at once.</Trans>
        </Text>
      )}
      <ReasonDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={count === 1 ? t`Block ${members[0]!.username}?` : t`Block ${i18n.number(Math.min(count, most))} members?`}
        label={t`Reason`}
        hint={t`Kept in the audit log, with each of them.`}
        confirmText={t`Block`}
        onConfirm={async (reason) => {
          const who = byFilter ? { filter } : { members: members.map(({ id }) => id) };
          const answer = await block.mutateAsync({ body: { ...who, merchant, reason } });
          told(answer, t`They are being blocked. Approvals shows how far it is.`);
          onDone();
        }}
      >
        {byFilter ? <Found count={found} isTooMany={count > most} /> : <Names members={members} />}
        <Text tone="muted">
          <Trans>They are logged out everywhere, one after the other. It can be stopped under Approvals.</Trans>
        </Text>
      </ReasonDialog>
    </Inline>
  );
}

function Names({ members }: Pick<BlockSelectedProps, 'members'>) {
  const { i18n } = useLingui();
  const names = members.slice(0, named).map(({ username }) => username);
  return (
    <Text>
      <Foreign text={new Intl.ListFormat(i18n.locale).format(members.length > named ? [...names, '…'] : names)} />
    </Text>
  );
}

function Found({ count, isTooMany }: { count: string; isTooMany: boolean }) {
  return (
    <Text>
      {isTooMany ? (
        <Trans>
          The filter finds {count}, and 500 is the most at once: the newest 500 who are not blocked yet. Block again for the others.
        </Trans>
      ) : (
        <Trans>Everyone the filter finds now. Members who are already blocked stay blocked.</Trans>
      )}
    </Text>
  );
}
