import { useRef, useState, type KeyboardEvent } from 'react';
import { mostPicks } from '../events.ts';
import { allNumbers } from '../rules.ts';
import type { KenoTexts } from './texts.ts';

interface NumberGridProps {
  texts: KenoTexts;
  label: string;
  picks: readonly number[];
  pick(picks: readonly number[]): void;
  busy: boolean;
}

/** The numbers as one tab stop: arrows move within it, Space picks. One number always stays picked, and no eleventh is taken. */
export function NumberGrid({ texts, label, picks, pick, busy }: NumberGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(picks[0]!);
  const toggle = (number: number) => {
    setCurrent(number);
    const others = picks.filter((each) => each !== number);
    if (others.length < picks.length) return void (others.length > 0 && pick(others));
    if (picks.length < mostPicks) pick([...picks, number]);
  };
  const walk = (event: KeyboardEvent) => {
    // How many numbers are in a row, which the style sheet decides.
    const columns = getComputedStyle(grid.current!).gridTemplateColumns.split(' ').length;
    const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const next = Array.from(grid.current!.children).indexOf(event.target as Element) + 1 + (steps[event.key] ?? Number.NaN);
    if (!allNumbers.includes(next)) return;
    event.preventDefault();
    setCurrent(next);
    (grid.current!.children[next - 1] as HTMLElement).focus();
  };
  return (
    <div className="keno-grid" role="group" aria-label={label} data-keys="arrows" ref={grid} onKeyDown={walk}>
      {allNumbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={picks.includes(number)}
          tabIndex={number === current ? 0 : -1}
          disabled={busy}
          onClick={() => toggle(number)}
        >
          {texts.count(number)}
        </button>
      ))}
    </div>
  );
}
