import type { ControlsProps } from '../../../../shell/game-client.ts';
import { chanceText } from '../../show/chance.ts';
import '../../show/controls.css';
import { Odds } from '../../show/odds.tsx';
import { Segments } from '../../show/segments.tsx';
import { doorsOf, levels, type TowersChoice } from '../events.ts';
import type { TowersPack } from '../pack.ts';
import { timesOf } from '../rules.ts';
import type { TowersTexts } from './texts.ts';

export function Controls({ texts: said, stake, input: { level }, choose, busy }: ControlsProps<TowersPack, TowersChoice>) {
  const texts: TowersTexts = said;
  const { t } = texts;
  const { doors, traps } = doorsOf[level];
  return (
    <div className="controls">
      <Segments
        label={t('level')}
        values={levels}
        value={level}
        nameOf={(each) => t(each)}
        choose={(next) => choose({ level: next, columns: [], open: true })}
        busy={busy}
      />
      <div className="towers-odds">
        <p className="controls-title">{t('firstFloor', { doors, traps })}</p>
        <Odds texts={texts} times={timesOf(level, 1)} chance={chanceText(doors - traps, doors)} stake={stake} />
      </div>
    </div>
  );
}
