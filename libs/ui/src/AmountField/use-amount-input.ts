import { useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type ClipboardEvent, type CompositionEvent, type Ref } from 'react';
import { mergeRefs } from '../element/merge-refs.ts';
import { afterEdit, countBefore, type AmountFormat } from './amount-format.ts';
import { amountText } from './amount-text.ts';

interface AmountInput {
  value: string;
  onValueChange: (value: string) => void;
  decimals: number;
  format: AmountFormat;
  ref: Ref<HTMLInputElement> | undefined;
}

/** Props that make an `<input>` an amount field: separators adapt while typing, and the caret stays behind its digit. */
export function useAmountInput({ value, onValueChange, decimals, format, ref }: AmountInput) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const refs = useMemo(() => mergeRefs(input, ref), [ref]);
  const [, render] = useState(0);
  // Leave text that an input method is still composing alone.
  const [draft, setDraft] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function put(next: string, place: number) {
    caret.current = place;
    setDraft(null);
    // Even when nothing changed: React has restored the old text, which moved the caret to the end.
    render((count) => count + 1);
    if (next !== value) onValueChange(next);
  }

  function take(text: string) {
    const next = amountText(text, decimals, format.point);
    put(next, format.show(next).length);
  }

  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType = '', data = null, isComposing = false } = nativeEvent as InputEvent;
    if (isComposing) return setDraft(target.value);
    if (inputType === 'insertText' || inputType.startsWith('deleteContent')) {
      const edit = afterEdit(
        {
          text: target.value,
          caret: target.selectionStart ?? target.value.length,
          inserted: inputType === 'insertText' ? data : null,
          erased: inputType === 'deleteContentBackward' ? 'before' : inputType === 'deleteContentForward' ? 'after' : null,
          previous: value,
          decimals,
        },
        format,
      );
      return put(edit.value, edit.caret);
    }
    take(target.value);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, readOnly, value: shown } = event.currentTarget;
    if (readOnly) return;
    event.preventDefault();
    const pasted = amountText(event.clipboardData.getData('text'), decimals, format.point);
    // It holds no amount: keep what was typed.
    if (pasted === '') return;
    const from = countBefore(value, selectionStart ?? shown.length, format);
    const to = countBefore(value, selectionEnd ?? shown.length, format);
    const [before, after] = [value.slice(0, from), value.slice(to)];
    const next = amountText(`${before}${before.includes('.') || after.includes('.') ? pasted.replace('.', '') : pasted}${after}`, decimals);
    put(next, format.show(next).length - (format.show(value).length - (selectionEnd ?? shown.length)));
  }

  return {
    ref: refs,
    value: draft ?? format.show(value),
    onChange,
    onPaste,
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget.value),
  };
}
