import { useSaid } from '@parlour/api';

/** What react-hook-form's `Controller` draws a field with, as far as it is needed here. */
interface Controlled<Value> {
  field: { value: Value; onChange: (value: Value) => void; onBlur: () => void; name: string; ref: (input: HTMLElement | null) => void };
  fieldState: { error?: { message?: string | undefined } | undefined };
}

/** Ties a field that tells its value, and no event, to its form: for the `render` of a `Controller`. What is wrong is said in the page's language. */
export function useBoundField() {
  const said = useSaid();
  return <Value>({ field: { onChange, ...field }, fieldState: { error } }: Controlled<Value>) => ({
    ...field,
    onValueChange: onChange,
    error: said(error?.message),
  });
}
