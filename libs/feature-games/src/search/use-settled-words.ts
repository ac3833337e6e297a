import { afterPaint } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Typing settles before the list follows. */
const PAUSE_MS = 250;

export interface SettledWords {
  typed: string;
  type(words: string): void;
  /** What was typed counts now. */
  settle(): void;
  /** Of the field: what was typed into the rendered page before it became live counts. */
  input: RefObject<HTMLInputElement | null>;
}

/** Words that somebody types, told by `onSearch` when they pause; `value` is what the address says. */
export function useSettledWords(value: string, onSearch: (words: string) => void): SettledWords {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // What was asked for here, until the address says it: meanwhile somebody may have typed on.
  const [asked, setAsked] = useState<string | null>(null);
  if (value !== known) {
    setKnown(value);
    if (asked === null) setTyped(value);
    else if (value === asked) setAsked(null);
  }
  const search = (words: string, tell = onSearch) => {
    if (words.trim() === (asked ?? value)) return;
    setAsked(words.trim() === value ? null : words.trim());
    tell(words.trim());
  };
  // What stands in the field now, not when the pause began: the search may have been left meanwhile.
  const settle = useEffectEvent(() => search(typed));
  useEffect(() => {
    const pause = setTimeout(() => settle(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value) setTyped(input.current.value);
  }, []);
  return {
    typed,
    type: (words) => {
      setTyped(words);
      // An emptied field is meant at once; that it is empty is seen before the list follows.
      if (words === '') search('', (none) => afterPaint(() => onSearch(none)));
    },
    settle: () => search(typed),
    input,
  };
}
