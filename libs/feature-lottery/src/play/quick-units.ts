// @flag lottery
import { currencies, type Currency } from '@parlour/domain';

/**
 * In a currency without minor units, such as the dong, 1 buys nothing: amounts start as high as possible while all stay within the limits.
 */
const beginnings = [1000n, 100n, 10n];
const multiples = [1n, 5n, 10n, 50n, 100n];

/** Round amounts to choose from, in major units, smallest first; at least one. */
export function quickUnits({ minUnit, maxUnit }: { minUnit: string; maxUnit: string }, currency: Currency): [string, ...string[]] {
  const [whole = '0', fraction = ''] = minUnit.split('.');
  const allowed = BigInt(whole + fraction);
  const most = BigInt(maxUnit.split('.')[0]!) * 10n ** BigInt(fraction.length);
  const higher = currencies[currency].exponent === 0 ? beginnings.find((each) => each > allowed && each * 100n <= most) : undefined;
  const least = higher ?? allowed;
  const [first = minUnit, ...others] = multiples
    .map((times) => least * times)
    .filter((amount) => amount <= most)
    .map((amount) => {
      const digits = amount.toString().padStart(fraction.length + 1, '0');
      return fraction === '' ? digits : `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`;
    });
  return [first, ...others];
}
