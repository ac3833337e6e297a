import { useEffect } from 'react';
import type { Play } from './play.ts';

/** Space and Enter play, arrows change the stake, Escape closes; a focused control keeps its own keys. */
export function useKeys(play: Play, dialogOpen: boolean, close: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (dialogOpen || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const on = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
      const run = actions(play, close)[event.key];
      if (!run || (on('button, a') && (event.key === ' ' || event.key === 'Enter')) || (on('input, select') && event.key !== 'Escape'))
        return;
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
    ' ': play.press,
    Enter: play.press,
    ArrowUp: () => play.changeStake(1),
    ArrowDown: () => play.changeStake(-1),
    ArrowRight: () => play.changeStake(right),
    ArrowLeft: () => play.changeStake(right === 1 ? -1 : 1),
    ...(close ? { Escape: close } : {}),
  };
}
