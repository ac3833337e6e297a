const zeros = ['٠', '۰', '০', '๐', '０'].map((digit) => digit.codePointAt(0)!);

/** `text` with the digits of Arabic, Persian, Bengali, Thai and full-width keyboards as 0-9. */
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
 * What may stand in an amount's box: digits and, for `decimals` above 0, one point with that many digits after it.
 * A comma at the end is taken as the point (many keypads have no other); other separators are dropped, so that a pasted
 * `1,250.50` is 1250.50. The result may still be unfinished ("", "12."): `parseAmount` of @parlour/domain judges it.
 */
export function amountText(typed: string, decimals: number): string {
  const ascii = asciiDigits(typed).replaceAll('٫', '.');
  const plain = ascii.includes('.') ? ascii : ascii.replace(/[,，](?=\d{0,2}$)/, '.');
  const [whole = '', ...rest] = plain.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 15);
  if (rest.length === 0 || decimals === 0) return digits;
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`;
}
