import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog, useRefusalToast } from '@parlour/office-ui';
import { Button, Card, Inline, SectionHeader, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { MaintenanceList } from '../maintenance/maintenance-list.tsx';
import { FlagDialog, type Flag } from './flag-dialog.tsx';
import { useNumberText } from './figures.ts';
import { GameMarks, GameState } from './game-badges.tsx';
import type { GameRights } from './game-screen.tsx';
import type { GamePage } from './use-game-change.ts';

type Offer = components['schemas']['GameOffer'];
type State = components['schemas']['GameState'];
const states = ['playable', 'coming_soon', 'unavailable'] as const satisfies readonly State[];

/** Each merchant's settings for a game: whether it is offered, its place, its marks. */
export function MerchantsTab({ page, rights }: { page: GamePage; rights: GameRights }) {
  return (
    <Stack gap="6">
      {page.maintenance.length > 0 && (
        <Stack gap="3">
          <SectionHeader title={<Trans>Maintenance</Trans>} small />
          <MaintenanceList rows={page.maintenance} mayEnd={rights.maintenance} />
        </Stack>
      )}
      {page.offers.length === 0 && (
        <Text tone="muted">
          <Trans>No merchant has this game in its list.</Trans>
        </Text>
      )}
      {page.offers.map((offer) => (
        <OfferCard key={offer.merchant} page={page} offer={offer} rights={rights} />
      ))}
    </Stack>
  );
}

function OfferCard({ page: { game }, offer, rights }: { page: GamePage; offer: Offer; rights: GameRights }) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const flag = useOfficeMutation('flagGame');
  const availability = useOfficeMutation('setGameAvailability');
  const [marking, setMarking] = useState<Flag>();
  const [wanted, setWanted] = useState<State>();
  const { merchant, state } = offer;
  const texts: Record<State, { action: string; title: string; hint?: string }> = {
    playable: { action: t`Offer`, title: t`Offer ${game.name} at ${merchant}` },
    coming_soon: {
      action: t`Announce`,
      title: t`Announce ${game.name} at ${merchant}`,
      hint: t`Its tile says that it is coming soon, and no one can launch it. Players who are in it can go on until they leave.`,
    },
    unavailable: {
      action: t`Stop offering`,
      title: t`Stop offering ${game.name} at ${merchant}`,
      hint: t`It vanishes from the lists. Players who are in it can go on until they leave.`,
    },
  };
  const numberText = useNumberText();
  const [number, all] = [numberText(offer.place), numberText(offer.of)];
  const unmark = async (which: Flag) => {
    try {
      await flag.mutateAsync({ body: { merchant, game: game.id, flag: which, on: false } });
    } catch (error) {
      tellRefusal(error);
    }
  };
  const mark = (which: Flag, is: boolean, add: string, remove: string) => (
    <Button size="s" variant="secondary" onClick={() => (is ? void unmark(which) : setMarking(which))}>
      {is ? remove : add}
    </Button>
  );
  return (
    <Card>
      <Inline justify="between" gap="4">
        <Stack gap="2">
          <Inline gap="2">
            <Text as="strong" size="l">
              {merchant}
            </Text>
            <GameState game={{ retired: null, maintenance: false, state }} />
            <GameMarks game={offer} />
          </Inline>
          <Text size="s" tone="muted">
            <Trans>
              Number {number} of {all} in its line
            </Trans>
          </Text>
        </Stack>
        <Inline gap="2">
          {rights.flags(merchant) && mark('hot', offer.hot, t`Mark as hot`, t`Unmark as hot`)}
          {rights.flags(merchant) && mark('new', offer.new, t`Mark as new`, t`Unmark as new`)}
          {rights.availability(merchant) && (
            <>
              {states
                .filter((other) => other !== state)
                .map((other) => (
                  <Button key={other} size="s" variant="secondary" onClick={() => setWanted(other)}>
                    {texts[other].action}
                  </Button>
                ))}
            </>
          )}
        </Inline>
      </Inline>
      {marking && <FlagDialog merchant={merchant} game={game} flag={marking} onClose={() => setMarking(undefined)} />}
      {wanted && (
        <ReasonDialog
          open
          onClose={() => setWanted(undefined)}
          destructive={wanted === 'unavailable'}
          title={texts[wanted].title}
          label={t`Reason`}
          hint={texts[wanted].hint}
          confirmText={texts[wanted].action}
          onConfirm={(reason) => availability.mutateAsync({ body: { merchant, game: game.id, state: wanted, reason } })}
        />
      )}
    </Card>
  );
}
