import { hostname } from '../../kernel/merchants.ts';

/** True for the host names by which the machine itself asks; they belong to no merchant. */
export function isLocalHost(host: string): boolean {
  return ['localhost', '127.0.0.1'].includes(hostname(host));
}
