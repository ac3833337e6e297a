import { useEffect, useEffectEvent } from 'react';
import type { Play } from './play.ts';

interface Windows {
  /** Closes the game, if it is shown within its site. */
  close: (() => void) | undefined;
  /** Lists the keys. */
  help: () => void;
}

/**
 * Space and Enter play, arrows change the stake, Escape closes, `?` lists the keys. A focused control keeps its own keys, and an open dialog
 * keeps all of them, even if no key opened it.
 */
export function useKeys(play: Play, windows: Windows): void {
  const press = useEffectEvent((key: string) => actions(play, windows)[key]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog:modal')) return;
      // A button would take an Enter that is held for one press after another, each of which costs a stake or is a choice.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      const run = press(event.key);
      if (!run || (event.target instanceof Element && keepsKey(event.target, event.key))) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether the focused control handles the key itself: all but Escape in a field, presses on a button, arrows in a group (`data-keys`). */
function keepsKey(target: Element, key: string): boolean {
  // A slider or a switch does not accept text.
  if (target.closest('input')) return key !== 'Escape' && !(key === '?' && target.closest('[type=range], [type=checkbox], [type=radio]'));
  if (target.closest('[data-keys=arrows]') && key.startsWith('Arrow')) return true;
  return target.closest('button, a') !== null && (key === ' ' || key === 'Enter');
}

function actions(play: Play, { close, help }: Windows): Partial<Record<string, () => void>> {
  const right = document.documentElement.dir === 'rtl' ? -1 : 1;
  return {
    ' ': play.press,
    Enter: play.press,
    '?': help,
    ArrowUp: () => play.changeStake(1),
    ArrowDown: () => play.changeStake(-1),
    ArrowRight: () => play.changeStake(right),
    ArrowLeft: () => play.changeStake(right === 1 ? -1 : 1),
    ...(close ? { Escape: close } : {}),
  };
}
