import { useLingui } from '@lingui/react/macro';
import type { GameClass, GameType } from '@parlour/domain';
import { Chip, ScrollCell, ScrollRow } from '@parlour/ui';
import { useLane } from './use-lane.ts';
import { usePressed } from './use-pressed.ts';
import * as styles from './game-list-screen.css.ts';

interface VendorFilterProps {
  gameType: GameType;
  /** The class that the list is filtered by: only its vendors are offered. */
  ofClass: GameClass | undefined;
  /** A vendor's code, or INHOUSE; undefined shows all. */
  value: string | undefined;
  onChange: (vassalage: string | undefined) => void;
}

/** One vendor of the category, or all; each with how many games it has. */
export function VendorFilter({ gameType, ofClass, value, onChange }: VendorFilterProps) {
  const { t, i18n } = useLingui();
  const lane = useLane(gameType);
  const [shown, press] = usePressed(value, onChange);
  const makers = lane.gameClassify.find((each) => each.gameClassify === ofClass)?.vendors;
  const cards = lane.cards.flatMap((card) => {
    const gameCount = makers ? (makers.find((maker) => maker.vassalage === card.vassalage)?.gameCount ?? 0) : card.gameCount;
    return gameCount > 0 || card.vassalage === value ? { ...card, gameCount } : [];
  });
  if (cards.length < 2 && value === undefined) return null;
  const choices = [
    {
      vassalage: undefined,
      title: t`All providers`,
      gameCount: cards.reduce((sum, { gameCount }) => sum + gameCount, 0),
      chosen: shown === undefined,
    },
    ...cards.map((card) => ({ ...card, chosen: shown === card.vassalage || (shown === 'INHOUSE' && card.inHouse) })),
  ];
  return (
    <ScrollRow label={t`Providers`} texts={{ previous: t`Previous providers`, next: t`More providers` }}>
      {choices.map(({ vassalage, title, gameCount, chosen }) => (
        <ScrollCell key={vassalage ?? ''} fit="content">
          <Chip selected={chosen} onClick={() => press(vassalage)}>
            {title} <span className={styles.chipCount}>{i18n.number(gameCount)}</span>
          </Chip>
        </ScrollCell>
      ))}
    </ScrollRow>
  );
}
