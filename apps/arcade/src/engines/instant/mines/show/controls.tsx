import type { ControlsProps } from '../../../../shell/game-client.ts';
import { chanceText } from '../../show/chance.ts';
import '../../show/controls.css';
import { Odds } from '../../show/odds.tsx';
import { mostMines, tileCount, type MinesChoice } from '../events.ts';
import type { MinesPack } from '../pack.ts';
import { timesOf } from '../rules.ts';
import type { MinesTexts } from './texts.ts';

export function Controls({ texts: said, stake, input: { mines }, choose, busy }: ControlsProps<MinesPack, MinesChoice>) {
  const texts: MinesTexts = said;
  const { t } = texts;
  return (
    <div className="controls">
      <label className="slider">
        <span>
          {t('mines')}: {texts.count(mines)}
        </span>
        <input
          type="range"
          min={1}
          max={mostMines}
          value={mines}
          disabled={busy}
          onChange={(event) => choose({ mines: event.target.valueAsNumber, tiles: [], open: true })}
        />
      </label>
      <div>
        <p className="controls-title">{t('firstTile')}</p>
        <Odds texts={texts} times={timesOf(mines, 1)} chance={chanceText(tileCount - mines, tileCount)} stake={stake} />
      </div>
    </div>
  );
}
