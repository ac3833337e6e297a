import { useLingui } from '@lingui/react/macro';
import { useApi, useLanguage, vendorsQuery } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { Chip, ChipRow } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';

interface VendorFilterProps {
  gameType: GameType;
  /** A vendor's code, or INHOUSE; undefined shows all. */
  value: string | undefined;
  onChange: (vassalage: string | undefined) => void;
}

/** One vendor of the category, or all. */
export function VendorFilter({ gameType, value, onChange }: VendorFilterProps) {
  const { t } = useLingui();
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  const cards = lanes.find((lane) => lane.gameType === gameType)?.cards ?? [];
  if (cards.length < 2 && value === undefined) return null;
  const isChosen = (card: (typeof cards)[number]) => value === card.vassalage || (value === 'INHOUSE' && card.inHouse);
  return (
    <ChipRow label={t`Vendors`} scroll>
      <Chip selected={value === undefined} onClick={() => onChange(undefined)}>
        {t`All vendors`}
      </Chip>
      {cards.map((card) => (
        <Chip key={card.vassalage} selected={isChosen(card)} onClick={() => onChange(card.vassalage)}>
          {card.title}
        </Chip>
      ))}
    </ChipRow>
  );
}
