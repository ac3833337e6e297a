import type { ControlsProps } from '../../../../shell/game-client.ts';
import { HundredthsField } from '../../show/hundredths-field.tsx';
import { Odds } from '../../show/odds.tsx';
import { Segments } from '../../show/segments.tsx';
import '../../show/controls.css';
import { sides, type DiceChoice, type Side } from '../events.ts';
import type { DicePack } from '../pack.ts';
import { fewestWinning, mostWinning, numbers, numberText, targetOf, timesOf } from '../rules.ts';
import type { DiceTexts } from './texts.ts';

/**
 * Side and target; changing the side keeps the chance. The slider is under the strip and runs the same way, left to right in every
 * language.
 */
export function Controls({ texts: said, stake, input, choose, busy }: ControlsProps<DicePack, DiceChoice>) {
  const texts: DiceTexts = said;
  const { t } = texts;
  const { side, winning } = input;
  const target = targetOf(input);
  const winningAt = (at: number) => (side === 'under' ? at : numbers - at);
  const nameOf = (each: Side) => t(each);
  const [least, most] = [winningAt(fewestWinning), winningAt(mostWinning)].toSorted((a, b) => a - b) as [number, number];
  const aim = (at: number) => choose({ side, winning: winningAt(at) });
  const spoken = t(side === 'under' ? 'underTarget' : 'overTarget', { target: texts.decimal(target / 100) });
  return (
    <div className="controls">
      <div>
        <div className="controls-row">
          <Segments
            label={t('side')}
            values={sides}
            value={side}
            nameOf={nameOf}
            choose={(next) => choose({ side: next, winning })}
            busy={busy}
          />
          <HundredthsField texts={texts} label={t('target')} value={target} least={least} most={most} choose={aim} busy={busy} />
        </div>
        <label className="slider">
          <span className="unseen">{t('target')}</span>
          <input
            type="range"
            dir="ltr"
            min={0}
            max={numbers}
            value={target}
            aria-valuetext={spoken}
            disabled={busy}
            onChange={({ target: slider }) => aim(Math.min(most, Math.max(least, slider.valueAsNumber)))}
          />
        </label>
      </div>
      <Odds texts={texts} times={timesOf(winning)} chance={numberText(winning)} stake={stake} />
    </div>
  );
}
