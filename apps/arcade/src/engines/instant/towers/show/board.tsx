import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { BoardProps } from '../../../../shell/game-client.ts';
import '../../show/step-board.css';
import { climbOf } from '../climb.ts';
import { doorsOf, floorCount, type TowersChoice, type TowersEvent } from '../events.ts';
import { timesOf } from '../rules.ts';
import './board.css';
import type { TowersTexts } from './texts.ts';

const floors = Array.from({ length: floorCount }, (_, row) => row);

/** Nine floors of doors, the ground at the bottom; arrows move along the next floor, a press opens one of its doors. */
export function Board({ texts, input, events, act }: BoardProps<TowersEvent>) {
  const { t }: TowersTexts = texts;
  const tower = useRef<HTMLDivElement>(null);
  const { level, opened, traps } = climbOf(events, (input as TowersChoice).level);
  const { doors } = doorsOf[level];
  const [chosen, setChosen] = useState(0);
  const [next, column] = [opened.length, Math.min(chosen, doors - 1)];
  // The floor above takes over from the one that was climbed, under the same finger.
  useEffect(() => {
    const focused = document.activeElement;
    if (act && focused instanceof HTMLElement && tower.current!.contains(focused)) doorAt(tower.current!, next, column)?.focus();
  }, [act, next, column]);

  const stateOf = (row: number, door: number) => {
    const taken = opened[row]?.column === door;
    if (traps) return traps[row]!.includes(door) ? 'trap' : taken ? 'clear' : 'spared';
    return taken ? 'clear' : 'closed';
  };
  const walk = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key] ?? 0;
    if (step === 0 || column + step < 0 || column + step >= doors) return;
    setChosen(column + step);
    doorAt(tower.current!, next, column + step)?.focus();
  };
  return (
    <div className="step-board towers-board" role="group" aria-label={t('tower')} data-keys="arrows" ref={tower} onKeyDown={walk}>
      {floors.map((row) => {
        const reached = opened[row]?.trap === false;
        const live = act !== undefined && row === next;
        return (
          <div
            key={row}
            className={`towers-floor ${reached ? 'reached' : ''} ${live ? 'live' : ''}`}
            style={{ '--floor': row, '--doors': doors } as CSSProperties}
          >
            <span aria-hidden>{texts.decimal(timesOf(level, row + 1) / 10_000)}×</span>
            {Array.from({ length: doors }, (_, door) => {
              const state = stateOf(row, door);
              const label = { closed: 'door', spared: 'door', clear: 'doorClear', trap: 'doorTrap' } as const;
              return (
                <button
                  key={door}
                  type="button"
                  data-door={`${row}.${door}`}
                  className={`${state} ${opened[row]?.column === door ? 'turned' : ''}`}
                  aria-label={t(label[state], { floor: row + 1, door: door + 1 })}
                  aria-disabled={!live}
                  tabIndex={row === Math.min(next, floorCount - 1) && door === column ? 0 : -1}
                  onClick={() => {
                    setChosen(door);
                    if (live) act({ column: door });
                  }}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function doorAt(tower: HTMLElement, row: number, door: number): HTMLElement | null {
  return tower.querySelector(`[data-door="${row}.${door}"]`);
}
