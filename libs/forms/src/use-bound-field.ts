import { useMessage } from './message.ts';

/** What react-hook-form's `Controller` draws a field with, as far as it is needed here. */
interface Controlled<Value> {
  field: { value: Value; onChange: (value: Value) => void; onBlur: () => void; name: string; ref: (input: HTMLElement | null) => void };
  fieldState: { error?: { message?: string | undefined } | undefined };
}

/** For the `render` of a `Controller`: the props of a field that hands over its value instead of an event, its error in the page's language. */
export function useBoundField() {
  const messageOf = useMessage();
  return <Value>({ field: { onChange, ...field }, fieldState: { error } }: Controlled<Value>) => ({
    ...field,
    onValueChange: onChange,
    error: messageOf(error?.message),
  });
}
