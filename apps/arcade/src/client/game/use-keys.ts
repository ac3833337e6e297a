import { useEffect } from 'react';
import type { Play } from './play.ts';

/** Space and Enter spin, arrows change the bet, Escape closes; a focused control keeps its own keys. */
export function useKeys(play: Play, dialogOpen: boolean, close: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (dialogOpen || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const onControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
      const run = actions(play, close)[event.key];
      if (!run || (onControl && (event.key === ' ' || event.key === 'Enter'))) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [play, dialogOpen, close]);
}

function actions(play: Play, close: (() => void) | undefined): Partial<Record<string, () => void>> {
  const right = document.documentElement.dir === 'rtl' ? -1 : 1;
  return {
    ' ': play.spin,
    Enter: play.spin,
    ArrowUp: () => play.changeBet(1),
    ArrowDown: () => play.changeBet(-1),
    ArrowRight: () => play.changeBet(right),
    ArrowLeft: () => play.changeBet(right === 1 ? -1 : 1),
    ...(close ? { Escape: close } : {}),
  };
}
