import { useLingui } from '@lingui/react/macro';
import type { GameClass, GameType } from '@parlour/domain';
import { Chip, ScrollCell, ScrollRow } from '@parlour/ui';
import { useLane } from './use-lane.ts';
import { usePressed } from './use-pressed.ts';

interface ClassFilterProps {
  gameType: GameType;
  /** The vendor that the list is filtered by: only its classes are offered. */
  vassalage: string | undefined;
  /** Undefined shows all. */
  value: GameClass | undefined;
  onChange: (gameClassify: GameClass | undefined) => void;
}

/** One class of a category's games, or all; absent if the games have only one class. */
export function ClassFilter({ gameType, vassalage, value, onChange }: ClassFilterProps) {
  const { t } = useLingui();
  const { cards, gameClassify } = useLane(gameType);
  const [shown, press] = usePressed(value, onChange);
  const inHouse = new Set(cards.filter((card) => card.inHouse).map((card) => card.vassalage));
  const classes = gameClassify.filter(
    (each) =>
      vassalage === undefined ||
      each.gameClassify === value ||
      each.vendors.some((maker) => maker.vassalage === vassalage || (vassalage === 'INHOUSE' && inHouse.has(maker.vassalage))),
  );
  if (classes.length < 2 && value === undefined) return null;
  return (
    <ScrollRow label={t`Kinds of game`} texts={{ previous: t`Previous kinds`, next: t`More kinds` }}>
      <ScrollCell fit="content">
        <Chip selected={shown === undefined} onClick={() => press(undefined)}>
          {t({ message: 'All kinds', comment: 'Filter of games: of every kind, such as slots, bingo, table games' })}
        </Chip>
      </ScrollCell>
      {classes.map((each) => (
        <ScrollCell key={each.gameClassify} fit="content">
          <Chip selected={shown === each.gameClassify} onClick={() => press(each.gameClassify)}>
            {each.title}
          </Chip>
        </ScrollCell>
      ))}
    </ScrollRow>
  );
}
