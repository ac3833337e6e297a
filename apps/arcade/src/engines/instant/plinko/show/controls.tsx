import type { ControlsProps } from '../../../../shell/game-client.ts';
import '../../show/controls.css';
import { Segments } from '../../show/segments.tsx';
import { risks, rowCounts, type PlinkoChoice } from '../events.ts';
import type { PlinkoPack } from '../pack.ts';
import type { PlinkoTexts } from './texts.ts';

export function Controls({ texts, input, choose, busy }: ControlsProps<PlinkoPack, PlinkoChoice>) {
  const { t, count }: PlinkoTexts = texts;
  const { risk, rows } = input;
  return (
    <div className="controls">
      <Segments
        label={t('risk')}
        values={risks}
        value={risk}
        nameOf={(each) => t(each)}
        choose={(next) => choose({ risk: next, rows })}
        busy={busy}
      />
      <Segments
        label={t('rows')}
        values={rowCounts}
        value={rows as (typeof rowCounts)[number]}
        nameOf={count}
        choose={(next) => choose({ risk, rows: next })}
        busy={busy}
      />
    </div>
  );
}
