import { useState } from 'react';
import type { InstantTexts } from './texts.ts';

interface HundredthsFieldProps {
  texts: InstantTexts;
  label: string;
  /** In hundredths, as are the bounds. */
  value: number;
  least: number;
  most: number;
  choose(value: number): void;
  busy: boolean;
}

/** A number with two decimals to type; what is out of bounds is marked and ignored, and cleared when the field is left. */
export function HundredthsField({ texts, label, value, least, most, choose, busy }: HundredthsFieldProps) {
  const [draft, setDraft] = useState<string>();
  const read = (typed: string) => {
    const text = latin(typed, texts);
    const hundredths = /^\d+([.,]\d{0,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN;
    return hundredths >= least && hundredths <= most ? hundredths : undefined;
  };
  const change = (text: string) => {
    setDraft(text);
    const chosen = read(text);
    if (chosen !== undefined) choose(chosen);
  };
  return (
    <label className="hundredths">
      <span>{label}</span>
      <input
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={12}
        disabled={busy}
        value={draft ?? texts.plain(value / 100, 2)}
        aria-invalid={draft !== undefined && read(draft) === undefined}
        onChange={(event) => change(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
      />
    </label>
  );
}

/** Digits of the language as they are read here; those of a keyboard without them may be typed as well. */
function latin(text: string, { plain }: InstantTexts): string {
  return Array.from({ length: 10 }, (_, digit) => digit).reduce((read, digit) => read.replaceAll(plain(digit), String(digit)), text);
}
