import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog, useTold } from '@parlour/office-ui';
import { RadioGroup, Text } from '@parlour/ui';
import { useState } from 'react';
import { ChosenCounts } from './chosen-counts.tsx';
import { useFeedRefusal } from './feed-texts.ts';

type Feed = components['schemas']['GameFeed'];
type State = components['schemas']['FeedApplication']['state'];

/** Asks for the reason, and how new games are offered; then the list is applied, or proposed if it takes two people. */
export function ApplyDialog({ feed, proposes, onClose }: { feed: Feed; proposes: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const told = useTold();
  const textOf = useFeedRefusal();
  const apply = useOfficeMutation('applyFeed');
  const [state, setState] = useState<State>('unavailable');
  const { id, plan, vendor, chosen } = feed;
  const send = async (reason: string) => {
    const outcome = await apply.mutateAsync({ body: { id, plan, state, reason } });
    told(outcome, t`The catalogue is in line with the list.`);
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={proposes ? t`Propose the import of ${vendor}’s games` : t`Import ${vendor}’s games`}
      label={t`Reason`}
      hint={t`Colleagues read it in the audit log.`}
      confirmText={proposes ? t`Propose` : t`Apply`}
      destructive={chosen.gone > 0}
      onConfirm={send}
      refusalText={textOf}
    >
      <ChosenCounts counts={chosen} />
      {chosen.gone > 0 && (
        <Text size="s" tone="muted">
          <Plural
            value={chosen.gone}
            one="# game is retired. It keeps its place and comes back when a list has it again."
            other="# games are retired. They keep their places and come back when a list has them again."
          />
        </Text>
      )}
      {chosen.new > 0 && (
        <RadioGroup<State>
          label={t`New games at merchants that have the vendor`}
          value={state}
          onValueChange={setState}
          options={[
            { value: 'unavailable', text: <Trans>Not offered yet</Trans>, hint: <Trans>Each merchant decides when to offer them.</Trans> },
            { value: 'playable', text: <Trans>Offered at once</Trans>, hint: <Trans>At the end of each merchant’s list.</Trans> },
          ]}
        />
      )}
    </ReasonDialog>
  );
}
