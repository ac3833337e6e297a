import { refuseInTransaction } from '../kernel/transaction.ts';
import { traced, traceHeaders } from '../observe/tracing.ts';

/**
 * How long a partner may take, in ms: our caller gets an answer within four seconds (http/deadline.ts) and learns that the partner was at
 * fault.
 */
const patience = 3000;
/** The most bytes of an answer that are read. */
const longest = 64 * 1024;

export interface OutboundCall {
  /** Shown in traces, such as `vendorReveal`. */
  name: string;
  url: URL;
  /** The only origin, from the configuration, that this call may reach (security E05). */
  allowed: string;
  headers: Record<string, string>;
  body: string;
  fetch?: typeof fetch;
}

/**
 * Posts JSON to a partner: only to the configured origin, without following redirects, within three seconds, reading at most 64 KB
 * (security E05). Throws on anything else. Returns the status and the text of the answer.
 */
export function callPartner({
  name,
  url,
  allowed,
  headers,
  body,
  fetch = globalThis.fetch,
}: OutboundCall): Promise<{ status: number; text: string }> {
  const facts = {
    name: `call ${name}`,
    kind: 'client',
    attributes: { 'http.request.method': 'POST', 'server.address': url.host },
  } as const;
  return traced(facts, async () => {
    refuseInTransaction(`a call to ${name}`);
    if (url.origin !== new URL(allowed).origin || url.username !== '') throw new Error(`${name} may not go to ${url.origin}`);
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { 'content-type': 'application/json', ...traceHeaders(), ...headers },
      body,
    });
    return { status: answer.status, text: await textOf(answer) };
  });
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > longest) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
