import { useState, type FormEventHandler, type ReactNode } from 'react';

interface Counted<T> {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
  /** The most there may be where the browser cuts nothing off: the form says what is too long. */
  most?: number | undefined;
  onInput?: FormEventHandler<T> | undefined;
}

/** How many letters a field holds of those that it may; a screen reader hears it once a tenth is left. */
export function useCounter<T extends HTMLInputElement | HTMLTextAreaElement>(
  say: ((used: number, most: number) => string) | undefined,
  { value, defaultValue, maxLength, most = maxLength, onInput }: Counted<T>,
): { shown: ReactNode; onInput: FormEventHandler<T> | undefined } {
  // The browser cuts off by UTF-16 units; a form counts as people do.
  const lengthOf = (text: string) => (maxLength === undefined ? [...text].length : text.length);
  const [typed, setTyped] = useState(() => lengthOf(String(value ?? defaultValue ?? '')));
  if (!say || most === undefined) return { shown: undefined, onInput };
  const used = value === undefined ? typed : lengthOf(String(value));
  return {
    shown: <span {...(used >= most * 0.9 ? { role: 'status' } : {})}>{say(used, most)}</span>,
    onInput: (event) => {
      setTyped(lengthOf(event.currentTarget.value));
      onInput?.(event);
    },
  };
}
