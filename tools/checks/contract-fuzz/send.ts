import http from 'node:http';
import type { FuzzedOperation } from './contract.ts';
import type { Asked } from './generate.ts';
import type { Who, Wire, World } from './world.ts';

export interface Answer {
  sent: Wire;
  /** 0 if there was no answer; `problem` then says why. */
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** Undefined if the body is not JSON. */
  json: unknown;
  problem?: string;
  milliseconds: number;
}

const patience = 15_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request, and returns whatever comes back. */
export function send(base: string, wire: Wire): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const finish = (rest: Partial<Answer>) => {
      const text = rest.text ?? '';
      resolve({
        sent: wire,
        status: 0,
        headers: {},
        text,
        json: jsonOf(text),
        milliseconds: performance.now() - started,
        ...rest,
      });
    };
    const { hostname, port } = new URL(base);
    const length = wire.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(wire.body)) };
    const request = http.request({
      hostname,
      port,
      method: wire.method,
      path: wire.target,
      headers: { ...wire.headers, ...length },
      agent,
      timeout: patience,
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${patience} ms`)));
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server closes idle connections; a request sent on one that was just closed was never read.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(send(base, wire));
      else finish({ problem: error.code ?? error.message });
    });
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => undefined);
      response.on('close', () => {
        const text = Buffer.concat(parts).toString('utf8');
        finish({ status: response.statusCode ?? 0, headers: response.headers, text, json: jsonOf(text) });
      });
    });
    request.end(wire.body);
  });
}

/** The bytes of a request, without credentials. */
export async function wireOf(world: World, operation: FuzzedOperation, asked: Asked, who: Who, rawBody?: string): Promise<Wire> {
  const target = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(asked.path[name])));
  const query = Object.entries(asked.query).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`);
  const headers = Object.fromEntries(Object.entries(asked.header).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const written = operation.form ? formOf : JSON.stringify;
  const json = rawBody ?? (operation.body ? written(asked.body) : undefined);
  const body = json !== undefined && operation.sealed ? await world.seal(operation, json) : json;
  return {
    method: operation.method,
    target: query.length > 0 ? `${target}?${query.join('&')}` : target,
    headers: {
      accept: 'application/json',
      ...world.headersOf(who),
      ...headers,
      ...(body === undefined ? {} : { 'content-type': operation.form ? formType : 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  };
}

const formType = 'application/x-www-form-urlencoded';

/** A body as a form; other values are converted to text, as a browser would. */
export function formOf(body: unknown): string {
  const isFields = typeof body === 'object' && body !== null && !Array.isArray(body);
  const fields = isFields ? Object.entries(body).filter(([, value]) => value !== undefined) : [[String(body), '']];
  return new URLSearchParams(fields.map(([name, value]) => [String(name), String(value)])).toString();
}

function wellFormed(value: unknown): string {
  return String(value ?? 'x').toWellFormed();
}

/** The request as a curl command. */
export function asCurl(base: string, { method, target, headers, body }: Wire): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === undefined ? [] : [`--data-binary ${quoted(String(body).slice(0, 400))}`];
  return ['curl -sS', `-X ${method}`, ...lines, ...data, quoted(base + target.slice(0, 300))].join(' ');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
