import { refuseInTransaction } from '../kernel/transaction.ts';
import { traced, traceHeaders } from '../observe/tracing.ts';

/** How long a partner may take, in ms: whoever waits for us is answered within four seconds (http/deadline.ts) and learns that it was the partner. */
const patience = 3000;
/** The most of an answer that is read, in bytes. */
const longest = 64 * 1024;

export interface OutboundCall {
  /** Shown in traces, such as `vendorReveal`. */
  name: string;
  url: URL;
  /** The one origin of the configuration at which this call may arrive (security E05). */
  allowed: string;
  headers: Record<string, string>;
  body: string;
  fetch?: typeof fetch;
}

/**
 * Posts JSON to a partner: only to the configured origin, never by way of a redirect, within three seconds, reading 64 KB at
 * most (security E05). Throws for everything else. Gives the status and the text that came.
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
