import { afterPaint } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** In ms: the list follows once typing has paused for this long. */
const PAUSE_MS = 250;

export interface SettledWords {
  typed: string;
  type(words: string): void;
  /** Applies the typed text at once. */
  settle(): void;
  /** Ref of the field: text that was typed into the prerendered page before hydration counts. */
  input: RefObject<HTMLInputElement | null>;
}

/** Text being typed, reported by `onSearch` when typing pauses; `value` is the text in the address. */
export function useSettledWords(value: string, onSearch: (words: string) => void): SettledWords {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The text requested here, until the address has it: meanwhile somebody may have typed on.
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
      // Clearing the field applies at once, but the empty field is painted before the list follows.
      if (words === '') search('', (none) => afterPaint(() => onSearch(none)));
    },
    settle: () => search(typed),
    input,
  };
}
