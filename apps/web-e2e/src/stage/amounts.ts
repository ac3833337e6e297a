/** Reads an amount as a page writes it in a language, with two decimals, in hundredths. */
export function hundredthsIn(text: string, tag: string): bigint {
  const digits = [...new Intl.NumberFormat(tag, { useGrouping: false }).format(9_876_543_210)].reverse();
  const point = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
  const [whole, fraction = ''] = text.split(point).map((part) =>
    [...part]
      .map((sign) => digits.indexOf(sign))
      .filter((digit) => digit >= 0)
      .join(''),
  );
  if (!whole || fraction.length !== 2) throw new Error(`no amount with two decimals: ${text}`);
  return BigInt(whole + fraction) * (/[-−]/.test(text) ? -1n : 1n);
}
