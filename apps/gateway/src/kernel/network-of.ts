import { isIP } from 'node:net';

/**
 * The key of limits by address. The holder of one IPv6 address usually has its whole /64 network, so that is the key. An IPv4 address is
 * kept, even where it is written as IPv6.
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
