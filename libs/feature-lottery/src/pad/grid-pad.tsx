// @flag lottery
import { useLingui } from '@lingui/react/macro';
import { NumberPad } from './number-pad.tsx';
import * as styles from './pad.css.ts';

interface GridPadProps {
  elements: readonly string[];
  /** The chosen symbols of each place. */
  places: readonly ReadonlySet<string>[];
  placeName: (place: number) => string;
  onToggle: (place: number, element: string) => void;
}

/** A pad for each place of a direct bet. */
export function GridPad({ elements, places, placeName, onToggle }: GridPadProps) {
  const { t } = useLingui();
  return (
    <div className={styles.places}>
      {places.map((selected, place) => (
        <div key={place} className={styles.place}>
          <span className={styles.placeName} aria-hidden>
            {placeName(place)}
          </span>
          <NumberPad
            label={placeName(place)}
            headsLabel={t`Leading digit`}
            elements={elements}
            selected={selected}
            onToggle={(element) => onToggle(place, element)}
          />
        </div>
      ))}
    </div>
  );
}
