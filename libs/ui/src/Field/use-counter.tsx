import { useState, type FormEventHandler, type ReactNode } from 'react';

interface Counted<T> {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
  /** The maximum where input is not cut off: the form reports what is too long. */
  most?: number | undefined;
  onInput?: FormEventHandler<T> | undefined;
}

/** A field's character count; announced once only a tenth is left. */
export function useCounter<T extends HTMLInputElement | HTMLTextAreaElement>(
  say: ((used: number, most: number) => string) | undefined,
  { value, defaultValue, maxLength, most = maxLength, onInput }: Counted<T>,
): { shown: ReactNode; onInput: FormEventHandler<T> | undefined } {
  // The browser limits UTF-16 units; a form counts user-perceived characters.
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
