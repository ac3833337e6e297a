const zeros = ['٠', '۰', '০', '๐', '०', '０'].map((digit) => digit.codePointAt(0)!);

/** `text` with the digits of Arabic, Persian, Bengali, Thai, Hindi and full-width keyboards as 0-9. */
export function asciiDigits(text: string): string {
  return [...text]
    .map((letter) => {
      const point = letter.codePointAt(0)!;
      const zero = zeros.find((first) => point >= first && point <= first + 9);
      return zero === undefined ? letter : String(point - zero);
    })
    .join('');
}

/**
 * A pasted, dropped or autofilled amount as a plain decimal: `৳ 1,250.00` and
 * `1.250,00 ₫` are 1250.00. Drops everything but digits and, for `decimals` 0, the fraction. `point` is the reader's decimal sign,
 * which settles what a lone separator before three digits means. The result may be unfinished ("", "12."): `parseAmount` of
 * @parlour/domain judges it.
 */
export function amountText(text: string, decimals: number, point: '.' | ',' = '.'): string {
  const marks = asciiDigits(text)
    .replaceAll('٫', '.')
    .replace(/[，]/g, ',')
    .replace(/[٬'’\s]/g, '');
  // From the first digit, so that the point of "Tk. 500" is not taken for a decimal sign, to the next letter.
  const [lead = ''] = /^[.,](?=\d)/.exec(marks) ?? [];
  const [body = ''] = /\d[\d.,]*/.exec(marks) ?? [];
  const plain = lead + body;
  const sign = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (sign < 0 || !isPoint(plain, sign, decimals, point)) return limited(plain.replace(/\D/g, ''), undefined, decimals);
  return limited(plain.slice(0, sign).replace(/\D/g, ''), plain.slice(sign + 1), decimals);
}

function isPoint(plain: string, at: number, decimals: number, point: string): boolean {
  const kind = plain[at]!;
  if (plain.split(kind).length > 2) return false;
  const after = plain.length - at - 1;
  return /[.,]/.test(plain.slice(0, at)) || after <= Math.max(2, decimals) || (kind === point && decimals > 0);
}

/** The decimal, cut to the number of digits allowed; `fraction` undefined while there is no point yet. */
export function limited(whole: string, fraction: string | undefined, decimals: number): string {
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 15);
  if (fraction === undefined || decimals === 0) return digits;
  return `${digits || '0'}.${fraction.slice(0, decimals)}`;
}
