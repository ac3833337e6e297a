import { isIP } from 'node:net';

/**
 * Who is limited when an address is: whoever has one IPv6 address has the 2^64 beside it too, so there it is its /64
 * network. An IPv4 address stays what it is, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [before = '', after = ''] = address.split('%', 1)[0]!.split('::');
  const [head, tail] = [before, after].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - head!.length - tail!.length) }, () => '0');
  const groups = address.includes('::') ? [...head!, ...zeros, ...tail!] : head!;
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
