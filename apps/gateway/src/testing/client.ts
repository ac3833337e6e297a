import { isLocalHost } from '../kernel/merchants.ts';
import { randomUUID } from 'node:crypto';
import { operationTable, type components, type OperationId } from '@parlour/api/contract';
import { pbkdf2, solveChallenge, type Challenge } from 'altcha/lib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import type { Handler, Input, StreamedOperation } from '../http/handler.ts';
import { rulesOf } from '../http/contract-rules.ts';
import { seal } from './seal.ts';

export type Asked = Exclude<OperationId, StreamedOperation>;
export type ValueOf<K extends Asked> = ReturnType<Handler<K>> extends Promise<infer V> ? V : never;

export interface ClientOptions {
  host?: string;
  /** The visitor's address. */
  ip?: string;
  headers?: Record<string, string>;
}

export interface Call<K extends Asked> {
  params?: Input<K>['params'];
  query?: Input<K>['query'];
  /** Sealed in transit if the contract requires it. */
  body?: Input<K>['body'];
  headers?: Record<string, string>;
  /** The Idempotency-Key for operations that take one; a new one for each call by default. */
  key?: string;
}

export interface Answer {
  status: number;
  headers: LightMyRequestResponse['headers'];
  body: { success: boolean; value?: unknown } & Partial<components['schemas']['Error']>;
}

/** One browser: keeps cookies, seals bodies, and checks every answer against the contract. */
export interface TestClient {
  readonly host: string;
  readonly cookies: Map<string, string>;
  /** Calls an operation and returns the answer, whatever it is. */
  call<K extends Asked>(operation: K, call?: Call<K>): Promise<Answer>;
  /** The value of a successful answer; throws if refused. */
  value<K extends Asked>(operation: K, call?: Call<K>): ReturnType<Handler<K>>;
  /** Sends any request with the browser's cookies; the answer is not checked. */
  inject(request: {
    method: string;
    url: string;
    headers?: Record<string, string>;
    payload?: string | object;
  }): Promise<LightMyRequestResponse>;
  /** The `altcha` field of a solved human challenge. */
  solve(): Promise<string>;
}

/** Encodes a form as browsers do; every field is text. */
function formOf(fields: object): string {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

export function createClient(
  app: FastifyInstance,
  {
    clock,
    host = 'localhost',
    ip = isLocalHost(host) ? '127.0.0.1' : '203.0.113.7',
    headers: always = {},
  }: ClientOptions & { clock: Clock },
): TestClient {
  const cookies = new Map<string, string>();
  const client: TestClient = {
    host,
    cookies,
    async inject({ method, url, headers, payload }) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: ip,
        headers: { host, ...always, ...(cookie ? { cookie } : {}), ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      for (const { name, value, maxAge, expires } of response.cookies) {
        if (value === '' || maxAge === 0 || (expires && expires.getTime() === 0)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    async call(operation, { params, query, body, headers = {}, key = randomUUID() } = {}) {
      const { method, path, sealed, form, idempotent } = operationTable[operation];
      const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
      const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])).toString();
      const payload =
        body !== undefined && sealed
          ? seal(body, await client.value('getPublicKey'), { method, path, now: clock.now().getTime() })
          : form
            ? formOf((body as object | undefined) ?? {})
            : (body as object | undefined);
      const response = await client.inject({
        method,
        url: search ? `${target}?${search}` : target,
        headers: {
          ...(idempotent ? { 'idempotency-key': key } : {}),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      return checked(operation, response);
    },
    value<K extends Asked>(operation: K, call?: Call<K>) {
      const value = client.call(operation, call).then(({ status, body }) => {
        if (status !== 200) throw new Error(`${operation} was refused: ${status} ${JSON.stringify(body)}`);
        return body.value;
      });
      return value as ReturnType<Handler<K>>;
    },
    async solve() {
      const challenge = (await client.value('getHumanChallenge')) as unknown as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey });
      const { parameters, signature } = challenge;
      return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
    },
  };
  return client;
}

function checked(operation: Asked, response: LightMyRequestResponse): Answer {
  const body = response.json<Answer['body']>();
  const follows = rulesOf(operation).answer(response.statusCode);
  if (!follows(body))
    throw new Error(
      `the answer ${response.statusCode} of ${operation} breaks the contract: ${JSON.stringify(follows.errors)} in ${response.body.slice(0, 2000)}`,
    );
  return { status: response.statusCode, headers: response.headers, body };
}
