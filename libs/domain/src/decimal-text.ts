/** Writes a number counted in units of its last decimal, without trailing zeros: `decimalText(12000n, 4)` is `1.2`. */
export function decimalText(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`;
}
