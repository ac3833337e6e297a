import type { ControlsProps } from '../../../../shell/game-client.ts';
import { chanceText } from '../../show/chance.ts';
import '../../show/controls.css';
import { HundredthsField } from '../../show/hundredths-field.tsx';
import { Odds } from '../../show/odds.tsx';
import { Segments } from '../../show/segments.tsx';
import type { LimboChoice } from '../events.ts';
import type { LimboPack } from '../pack.ts';
import { cases, highestTarget, lowestTarget, waysTo } from '../rules.ts';
import type { LimboTexts } from './texts.ts';

/** Targets that many choose, in hundredths. */
const presets = [150, 200, 500, 1_000, 10_000];

export function Controls({ texts: said, stake, input: { target }, choose, busy }: ControlsProps<LimboPack, LimboChoice>) {
  const texts: LimboTexts = said;
  const { t } = texts;
  const aim = (next: number) => choose({ target: next });
  return (
    <div className="controls">
      <div className="controls-row">
        <HundredthsField
          texts={texts}
          label={t('target')}
          value={target}
          least={lowestTarget}
          most={highestTarget}
          choose={aim}
          busy={busy}
        />
        <Segments
          label={t('presets')}
          values={presets}
          value={target}
          nameOf={(each) => `${texts.plain(each / 100)}×`}
          choose={aim}
          busy={busy}
        />
      </div>
      <Odds texts={texts} times={target * 100} chance={chanceText(waysTo(target), cases)} stake={stake} />
    </div>
  );
}
