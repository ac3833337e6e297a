// @flag chatRoom
import { Trans, useLingui } from '@lingui/react/macro';
import { betsQuery, useApi, useLanguage } from '@parlour/api';
import { formatTimestamp } from '@parlour/domain';
import { LoadFailure } from '@parlour/loaded';
import { Button, Checkbox, Dialog, EmptyState, RadioGroup, Skeleton, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface ShareDialogProps {
  onShare: (round: { roundId: string; showStake: boolean }) => void;
  onClose: () => void;
}

/** Chooses one of the member's recent settled rounds to share in the room; the gateway makes the card from the books. */
export function ShareDialog({ onShare, onClose }: ShareDialogProps) {
  const { t, i18n } = useLingui();
  const asked = useQuery(betsQuery(useApi(), useLanguage()));
  const [roundId, setRoundId] = useState<string>();
  const [showStake, setShowStake] = useState(false);
  const rounds = asked.data?.list.filter(({ settledAt }) => settledAt !== undefined);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Share a round`} closeText={t`Close`}>
      {!rounds && asked.error && <LoadFailure title={t`Your rounds could not be loaded`} query={asked} />}
      {!rounds && !asked.error && (
        <div aria-busy>
          <Skeleton shape="row" lines={4} />
        </div>
      )}
      {rounds?.length === 0 && <EmptyState title={t`No rounds yet`} text={t`Rounds that you have played appear here.`} />}
      {rounds && rounds.length > 0 && (
        <Stack gap="4">
          <RadioGroup
            label={t`Round`}
            value={roundId}
            onValueChange={setRoundId}
            options={rounds.map((round) => ({
              value: round.roundId,
              text: round.gameName,
              hint: formatTimestamp(round.placedAt, i18n.locale),
            }))}
          />
          <Checkbox label={t`Show my stake`} checked={showStake} onChange={({ target }) => setShowStake(target.checked)} />
          <Button disabled={roundId === undefined} onClick={() => roundId !== undefined && onShare({ roundId, showStake })}>
            <Trans>Share</Trans>
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
