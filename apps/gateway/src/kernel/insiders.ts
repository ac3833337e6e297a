import type { FastifyRequest } from 'fastify';
import { addressList } from './address-list.ts';
import type { Config } from './config.ts';
import { isLocalHost, type Merchants } from './merchants.ts';

/** Whether a request may see what is for insiders only: metrics, the contract's page, what demo sites would have sent (security E11). */
export type IsInsider = (request: FastifyRequest) => boolean;

/**
 * Insiders are this machine, by its own name, and the addresses of `INSIDE_ADDRESSES`, by any name except a merchant's. A name alone proves
 * nothing: anyone who reaches the port can send it. Nor does an address that hides a proxy missing from `TRUSTED_PROXIES`.
 */
export function insidersOf({ insideAddresses }: Pick<Config, 'insideAddresses'>, merchants: Pick<Merchants, 'byHost'>): IsInsider {
  const machine = addressList(['127.0.0.0/8', '::1']);
  const listed = addressList(insideAddresses);
  return ({ ip, host, headers, socket }) => {
    const unknownProxy = ip === socket.remoteAddress && (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined);
    if (unknownProxy) return false;
    return (machine.has(ip) && isLocalHost(host)) || (listed.has(ip) && merchants.byHost(host) === undefined);
  };
}
