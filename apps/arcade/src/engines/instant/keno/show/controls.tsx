import type { ControlsProps } from '../../../../shell/game-client.ts';
import '../../show/controls.css';
import { Segments } from '../../show/segments.tsx';
import { highestNumber, kenoKinds, mostPicks, type KenoChoice } from '../events.ts';
import type { KenoPack } from '../pack.ts';
import { allNumbers, ascending } from '../rules.ts';
import './keno.css';
import { NumberGrid } from './number-grid.tsx';
import type { KenoTexts } from './texts.ts';

export function Controls({ texts: said, input, choose, busy }: ControlsProps<KenoPack, KenoChoice>) {
  const texts: KenoTexts = said;
  const { t } = texts;
  const { kind, picks } = input;
  const pick = (next: readonly number[]) => choose({ kind, picks: ascending(next) });
  return (
    <div className="keno-controls">
      <NumberGrid texts={texts} label={t('picks')} picks={picks} pick={pick} busy={busy} />
      <div className="controls-row">
        <Segments
          label={t('kenoKind')}
          values={kenoKinds}
          value={kind}
          nameOf={(each) => t(each)}
          choose={(next) => choose({ kind: next, picks })}
          busy={busy}
        />
        <button type="button" className="action" disabled={busy} onClick={() => pick(someNumbers(picks.length))}>
          {t('lucky')}
        </button>
        <p className="keno-count" aria-live="polite">
          {t('picked', { count: picks.length, most: mostPicks })}
        </p>
      </div>
    </div>
  );
}

/** As many numbers as before, picked at random by the browser: it is a player's choice, not the round's chance. */
function someNumbers(count: number): number[] {
  const order = crypto.getRandomValues(new Uint32Array(highestNumber));
  return allNumbers.toSorted((a, b) => order[a - 1]! - order[b - 1]!).slice(0, count);
}
