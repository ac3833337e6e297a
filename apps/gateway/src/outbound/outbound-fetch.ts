import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { refuseInTransaction } from '../kernel/transaction.ts';
import { traced, traceHeaders } from '../observe/tracing.ts';

/** How long the other server may take, in ms; the same as for partners (outbound.ts). */
const patience = 3000;
/** How many bytes of an answer are read at most, by default. */
const usualLongest = 256 * 1024;

/** The part of `fetch` that libraries for carriers and identity providers need. */
export type OutboundFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` for other people's servers (security E05): only to origins named in the configuration, never to a private address that a name
 * resolves to, without following redirects, for at most three seconds and 256 KB (`longest`). An IP address that the configuration itself
 * contains is allowed. `name` appears in traces.
 */
export function outboundFetch(name: string, allowed: readonly string[], { longest = usualLongest } = {}): OutboundFetch {
  const origins = new Set(allowed.map((each) => new URL(each).origin));
  return (asked, init = {}) => {
    const url = new URL(asked);
    const method = init.method ?? 'GET';
    const facts = {
      name: `call ${name}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': url.host },
    } as const;
    return traced(facts, async () => {
      refuseInTransaction(`a call to ${name}`);
      if (!origins.has(url.origin) || url.username !== '') throw new Error(`${name} may not go to ${url.origin}`);
      const body = init.body === undefined || init.body === null ? undefined : Buffer.from(await new Response(init.body).arrayBuffer());
      const answer = await send(url, { method, headers: headersOf(init, body), body, signal: signalOf(init) });
      if ([301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)) throw new Error(`${name} was sent elsewhere, where it does not go`);
      return responseOf(answer, longest);
    });
  };
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  signal: AbortSignal;
}

function send(url: URL, { body, ...options }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, { ...options, lookup: publicLookup, agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
}

function signalOf({ signal }: RequestInit): AbortSignal {
  const ours = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, ours]) : ours;
}

/** Adds the content type of a form if the body is one, like `fetch`. */
function headersOf({ headers, body }: RequestInit, bytes: Buffer | undefined): Record<string, string> {
  const own = new Headers(headers);
  if (body instanceof URLSearchParams && !own.has('content-type')) own.set('content-type', 'application/x-www-form-urlencoded');
  if (bytes) own.set('content-length', String(bytes.length));
  return { ...traceHeaders(), ...Object.fromEntries(own) };
}

async function responseOf(answer: IncomingMessage, longest: number): Promise<Response> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longest) throw new Error('the answer is too long');
    parts.push(part);
  }
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const status = answer.statusCode ?? 502;
  return new Response([204, 205, 304].includes(status) ? null : Buffer.concat(parts), { status, headers });
}

// One list for each family; otherwise IPv4 addresses would count as their IPv4-mapped form.
const [notPublic4, notPublic6] = [new BlockList(), new BlockList()];
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic4.addSubnet(network, bits, 'ipv4');
// Unspecified, loopback, embedded IPv4 (mapped, NAT64, 6to4), unique local, link-local, multicast.
for (const [network, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic6.addSubnet(network, bits, 'ipv6');

/** Whether an address is reachable from this network only, or is not a single host. */
export function isPrivateAddress(address: string): boolean {
  return isIP(address) === 6 ? notPublic6.check(address, 'ipv6') : notPublic4.check(address, 'ipv4');
}

/** Resolves the name for the connection itself, so that a second look-up cannot return a different address. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const inside = error ? undefined : addresses.find(({ address }) => isPrivateAddress(address));
    if (error || inside) return callback(error ?? new Error(`${hostname} is inside this network`), []);
    const [first] = addresses as [LookupAddress];
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
