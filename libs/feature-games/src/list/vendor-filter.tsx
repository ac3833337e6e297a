import { useLingui } from '@lingui/react/macro';
import { useApi, useLanguage, vendorsQuery } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { Chip, ScrollCell, ScrollRow } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePressed } from './use-pressed.ts';
import * as styles from './game-list-screen.css.ts';

interface VendorFilterProps {
  gameType: GameType;
  /** A vendor's code, or INHOUSE; undefined shows all. */
  value: string | undefined;
  onChange: (vassalage: string | undefined) => void;
}

/** One vendor of the category, or all; each with how many games it has. */
export function VendorFilter({ gameType, value, onChange }: VendorFilterProps) {
  const { t, i18n } = useLingui();
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  const [shown, press] = usePressed(value, onChange);
  const cards = lanes.find((lane) => lane.gameType === gameType)?.cards ?? [];
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
