import { useEffect, useState } from 'react';
import type { DialogsProps } from './dialogs.tsx';

/** `Dialogs`, fetched when the window has had its first moments for itself, or at once where one is asked for. */
export function LateDialogs(props: DialogsProps) {
  const [late, setLate] = useState<typeof import('./dialogs.tsx')>();
  const asked = props.name !== undefined;
  useEffect(() => {
    if (late) return undefined;
    // Dialogs that do not come are asked for again with the next press.
    const load = () => void import('./dialogs.tsx').then(setLate, () => undefined);
    if (asked) return load();
    const timer = setTimeout(load, 1_500);
    return () => clearTimeout(timer);
  }, [asked, late]);
  return late ? <late.Dialogs {...props} /> : null;
}
