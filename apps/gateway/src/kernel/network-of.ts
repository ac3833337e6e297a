import { isIP } from 'node:net';

/**
 * The key of limits by address. Whoever holds one IPv6 address usually holds its whole /64 network, so that is the key. An IPv4 address is
 * used as it is, even if written as IPv6.
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

/** A network whose calls are counted together, and how many times the limit of one address it may use. */
export interface Tier {
  key: string;
  times: number;
}

/**
 * The networks that a call from `network` (a value of `networkOf`) counts for, narrowest first, so that a call refused for a narrow one
 * does not use up what its neighbours share. The /48 around an IPv6 network counts too, since a single customer can rent one, with 65,536
 * networks in it; its limit is higher, since a carrier may have many users there.
 */
export function tiersOf(network: string): readonly Tier[] {
  const site = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network)?.[1];
  return [{ key: network, times: 1 }, ...(site === undefined ? [] : [{ key: `${site}:/48`, times: 64 }])];
}
