import { refuseInTransaction } from '../kernel/transaction.ts';
import { traced, traceHeaders } from '../observe/tracing.ts';

/** How long a partner may take, in ms: our caller gets an answer within four seconds (http/deadline.ts) that says whose fault it was. */
const patience = 3000;
/** How many bytes of an answer are read at most. */
const longest = 64 * 1024;

export interface OutboundCall {
  /** Shown in traces, such as `vendorReveal`. */
  name: string;
  url: URL;
  /** The only origin that this call may reach, from the configuration (security E05). */
  allowed: string;
  headers: Record<string, string>;
  body: string;
  fetch?: typeof fetch;
}

/**
 * Posts JSON to a partner: only to the configured origin, without following redirects, within three seconds, and reading at most 64 KB
 * (security E05). Throws otherwise. Returns the answer's status and text.
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
