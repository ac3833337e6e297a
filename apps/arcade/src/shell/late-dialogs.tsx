import { useEffect, useState } from 'react';
import type { DialogsProps } from './dialogs.tsx';

/** `Dialogs` and the game's letters, fetched when the window is first idle, the former at once if one is asked for. */
export function LateDialogs(props: DialogsProps) {
  const [late, setLate] = useState<typeof import('./dialogs.tsx')>();
  useEffect(() => whenIdle(() => void import('./style/fonts.ts')), []);
  const asked = props.name !== undefined;
  useEffect(() => {
    if (late) return undefined;
    // Dialogs that fail to load are requested again with the next press.
    const load = () => void import('./dialogs.tsx').then(setLate, () => undefined);
    return asked ? load() : whenIdle(load);
  }, [asked, late]);
  return late ? <late.Dialogs {...props} /> : null;
}

/** Runs once the first frames are drawn; the result cancels it. */
function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
