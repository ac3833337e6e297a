import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import type { About } from '@parlour/office-api/queries';
import { Foreign } from '@parlour/office-ui';
import { Button, Inline, Text } from '@parlour/ui';
import { useState } from 'react';
import { BlockDialog, MessageDialog, TagDialog, type Selection } from './selected-dialogs.tsx';

/** The most that one proposal can have (office O16). */
const most = 500;
/** The most that are named; the others are counted. */
const named = 8;

/** What may be done to several members at once. */
export interface BulkRights {
  block: boolean;
  tag: boolean;
  message: boolean;
}

export interface SelectedMembersProps {
  merchant: string;
  members: readonly { id: string; username: string }[];
  /** Every row that is shown is selected. */
  allShown: boolean;
  /** The filter of the list, and everything that it finds. */
  filter: components['schemas']['BulkFilter'];
  about: About | undefined;
  may: BulkRights;
  /** Clears the selection. */
  onDone: () => void;
}

/** Blocks, tags or writes to the selected members, or all that the filter finds, one by one; the progress is under Approvals. */
export function SelectedMembers({ merchant, members, allShown, filter, about, may, onDone }: SelectedMembersProps) {
  const { i18n } = useLingui();
  const [question, ask] = useState<keyof BulkRights>();
  const [wantsAll, setWantsAll] = useState(false);
  const hasMore = about !== undefined && about.count > members.length;
  const byFilter = wantsAll && allShown && hasMore;
  const count = byFilter ? about.count : members.length;
  const found = i18n.number(about?.count ?? 0);
  const isTooMany = !byFilter && members.length > most;
  const selection: Selection = {
    who: { ...(byFilter ? { filter } : { members: members.map(({ id }) => id) }), merchant },
    first: members[0]!.username,
    count: Math.min(count, most),
    shown: byFilter ? <Found count={found} isTooMany={count > most} /> : <Names members={members} />,
    onClose: () => ask(undefined),
    onDone,
  };
  return (
    <Inline gap="3">
      {may.block && (
        <Button size="s" variant="secondary" disabled={isTooMany} onClick={() => ask('block')}>
          <Plural value={count} one="Block # member" other="Block # members" />
        </Button>
      )}
      {may.tag && (
        <Button size="s" variant="secondary" disabled={isTooMany} onClick={() => ask('tag')}>
          <Plural value={count} one="Tag # member" other="Tag # members" />
        </Button>
      )}
      {may.message && (
        <Button size="s" variant="secondary" disabled={isTooMany} onClick={() => ask('message')}>
          <Plural value={count} one="Message # member" other="Message # members" />
        </Button>
      )}
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
      {question === 'block' && <BlockDialog {...selection} />}
      {question === 'tag' && <TagDialog {...selection} />}
      {question === 'message' && <MessageDialog {...selection} />}
    </Inline>
  );
}

function Names({ members }: Pick<SelectedMembersProps, 'members'>) {
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
        <Trans>The filter finds {count}, and 500 is the most at once: these are the newest 500.</Trans>
      ) : (
        <Trans>Everyone the filter finds now.</Trans>
      )}
    </Text>
  );
}
