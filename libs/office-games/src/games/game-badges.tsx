import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Moment } from '@parlour/office-ui';
import { Badge, Inline } from '@parlour/ui';

type Game = components['schemas']['Game'];

/** Whether players can play it at the merchant of the list. */
export function GameState({ game: { retired, maintenance, state } }: { game: Pick<Game, 'retired' | 'maintenance' | 'state'> }) {
  const { t } = useLingui();
  if (retired !== null) return <Badge mood="danger">{t`Retired`}</Badge>;
  if (state === 'unavailable') return <Badge mood="danger">{t`Not offered`}</Badge>;
  if (maintenance) return <Badge mood="warning">{t`Under maintenance`}</Badge>;
  if (state === 'coming_soon') return <Badge>{t`Coming soon`}</Badge>;
  return state === 'playable' ? <Badge mood="win">{t`Offered`}</Badge> : null;
}

/** The marks that a merchant has set, and until when. */
export function GameMarks({
  game: { hot, hotUntil, new: isNew, newUntil },
}: {
  game: Pick<Game, 'hot' | 'hotUntil' | 'new' | 'newUntil'>;
}) {
  const { t } = useLingui();
  return (
    <Inline gap="2">
      {hot && <Badge mood="danger">{t`Hot`}</Badge>}
      {hot && hotUntil !== null && <Moment at={hotUntil} />}
      {isNew && <Badge mood="second">{t`New`}</Badge>}
      {isNew && newUntil !== null && <Moment at={newUntil} />}
    </Inline>
  );
}
