import { useMessage } from './message.ts';

/** The part of `Controller`'s render arguments that is needed here. */
interface Controlled<Value> {
  field: { value: Value; onChange: (value: Value) => void; onBlur: () => void; name: string; ref: (input: HTMLElement | null) => void };
  fieldState: { error?: { message?: string | undefined } | undefined };
}

/**
 * For the `render` of a `Controller`: props for a field whose `onValueChange` receives the value rather than an event, with the error
 * translated.
 */
export function useBoundField() {
  const messageOf = useMessage();
  return <Value>({ field: { onChange, ...field }, fieldState: { error } }: Controlled<Value>) => ({
    ...field,
    onValueChange: onChange,
    error: messageOf(error?.message),
  });
}
