import { useEffect } from 'react';
import type { Play } from './play.ts';

/** Space and Enter play, arrows change the stake, Escape closes; a focused control keeps its own keys. */
export function useKeys(play: Play, dialogOpen: boolean, close: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (dialogOpen || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const run = actions(play, close)[event.key];
      if (!run || (event.target instanceof Element && keepsKey(event.target, event.key))) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [play, dialogOpen, close]);
}

/** Whether a key is the focused control's own: all but Escape in a field, presses on a button, arrows where they walk (`data-keys`). */
function keepsKey(target: Element, key: string): boolean {
  if (target.closest('input')) return key !== 'Escape';
  if (target.closest('[data-keys=arrows]') && key.startsWith('Arrow')) return true;
  return target.closest('button, a') !== null && (key === ' ' || key === 'Enter');
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
