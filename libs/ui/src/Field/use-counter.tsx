import { useState, type FormEventHandler, type ReactNode } from 'react';

interface Counted<T> {
  value?: unknown;
  defaultValue?: unknown;
  maxLength?: number | undefined;
  onInput?: FormEventHandler<T> | undefined;
}

/** How many letters a field holds of those that it may; a screen reader hears it once a tenth is left. */
export function useCounter<T extends HTMLInputElement | HTMLTextAreaElement>(
  say: ((used: number, most: number) => string) | undefined,
  { value, defaultValue, maxLength, onInput }: Counted<T>,
): { shown: ReactNode; onInput: FormEventHandler<T> | undefined } {
  const [typed, setTyped] = useState(() => String(value ?? defaultValue ?? '').length);
  if (!say || maxLength === undefined) return { shown: undefined, onInput };
  const used = value === undefined ? typed : String(value).length;
  return {
    shown: <span {...(used >= maxLength * 0.9 ? { role: 'status' } : {})}>{say(used, maxLength)}</span>,
    onInput: (event) => {
      setTyped(event.currentTarget.value.length);
      onInput?.(event);
    },
  };
}
