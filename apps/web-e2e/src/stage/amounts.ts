/** Reads an amount as a page writes it in a language, with two decimals or none, in hundredths. */
export function hundredthsIn(text: string, tag: string): bigint {
  const digits = [...new Intl.NumberFormat(tag, { useGrouping: false }).format(9_876_543_210)].reverse();
  const point = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
  const [whole, fraction = ''] = text.split(point).map((part) =>
    [...part]
      .map((sign) => digits.indexOf(sign))
      .filter((digit) => digit >= 0)
      .join(''),
  );
  if (!whole || (fraction.length !== 2 && fraction.length !== 0)) throw new Error(`no amount with two decimals or none: ${text}`);
  return BigInt(whole + fraction.padEnd(2, '0')) * (/[-−]/.test(text) ? -1n : 1n);
}
