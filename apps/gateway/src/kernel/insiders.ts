import type { FastifyRequest } from 'fastify';
import { addressList } from './address-list.ts';
import type { Config } from './config.ts';
import { isLocalHost, type Merchants } from './merchants.ts';

/**
 * Whether a request may see what is meant for insiders only: metrics, the contract's page, and messages that demo sites would have sent
 * (security E11).
 */
export type IsInsider = (request: FastifyRequest) => boolean;

/**
 * Insiders are this machine, under its own host name, and the addresses in `INSIDE_ADDRESSES`, under any name but a merchant's. A host name
 * alone proves nothing, since anybody who reaches the port can send it; nor does an address behind a proxy that is missing from
 * `TRUSTED_PROXIES`.
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
