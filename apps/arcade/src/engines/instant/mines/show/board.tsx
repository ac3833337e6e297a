import { useRef, useState, type KeyboardEvent } from 'react';
import type { BoardProps } from '../../../../shell/game-client.ts';
import { boardOf } from '../board-state.ts';
import { tileCount, type MinesEvent } from '../events.ts';
import '../../show/step-board.css';
import './board.css';
import type { MinesTexts } from './texts.ts';

const columns = 5;
const tiles = Array.from({ length: tileCount }, (_, tile) => tile);

/** 25 tiles as one tab stop: arrows move within it, a press opens one. */
export function Board({ texts, events, act }: BoardProps<MinesEvent>) {
  const { t }: MinesTexts = texts;
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(12);
  const { opened, mines } = boardOf(events);
  const stateOf = (tile: number) => {
    const mine = opened.find((each) => each.tile === tile)?.mine ?? (mines?.includes(tile) ? true : undefined);
    return mine === undefined ? (mines ? 'spared' : 'covered') : mine ? 'mine' : 'safe';
  };
  const walk = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const step = steps[event.key];
    if (step === undefined) return;
    const next = Number((event.target as HTMLElement).dataset['tile']) + step;
    if (next < 0 || next >= tileCount) return;
    setCurrent(next);
    (grid.current!.children[next] as HTMLElement).focus();
  };
  return (
    <div className="step-board mines-board" role="group" aria-label={t('board')} data-keys="arrows" ref={grid} onKeyDown={walk}>
      {tiles.map((tile) => {
        const state = stateOf(tile);
        const label = { covered: 'tile', spared: 'tile', safe: 'tileSafe', mine: 'tileMine' } as const;
        return (
          <button
            key={tile}
            type="button"
            data-tile={tile}
            className={`${state} ${opened.some((each) => each.tile === tile) ? 'turned' : ''}`}
            aria-label={t(label[state], { tile: tile + 1 })}
            aria-disabled={!act || state !== 'covered'}
            tabIndex={tile === current ? 0 : -1}
            onClick={() => {
              setCurrent(tile);
              if (act && state === 'covered') act({ tile });
            }}
          />
        );
      })}
    </div>
  );
}
