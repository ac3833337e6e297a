import createClient from 'openapi-fetch';
import { ApiError, errorOfAnswer, toApiError } from './api-error.ts';
import type { paths } from './contract.ts';
import { calls, type Call } from './generated/calls.ts';
import type { laterCalls as LaterCalls } from './generated/later-calls.ts';
import { contractHeader, contractMajor } from './generated/version.ts';
import { createIntents, type Intents } from './intents.ts';
import type { CallableOperation, CallInput, CallOptions, CallValue } from './operation.ts';
import { createSealer, sealing, type Sealer } from './seal/sealer.ts';

/** The library writes a body as its type says. */
const formType = 'application/x-www-form-urlencoded';

/** The gateway, as every query and mutation sees it. */
export interface Api {
  /**
   * Calls one operation of the contract and returns the `value` of its answer; fails with an ApiError only. Seals bodies where the
   * contract says so; operations that move money carry the key of their intent.
   */
  call<K extends CallableOperation>(operation: K, input: CallInput<K>, options?: CallOptions): Promise<CallValue<K>>;
  /**
   * Called when the gateway reports no session although the page assumed one. The failed call waits for the listener, and is repeated
   * when it answers that the same member is logged in again.
   */
  onSessionLost(listener: SessionLostListener): () => void;
  /** Called, with the member's name, when the gateway allows the session nothing but changing its password. */
  onPasswordChangeRequired(listener: (account: string) => void): () => void;
}

/** May answer whether the same member is logged in again. */
type SessionLostListener = (() => void) | (() => Promise<boolean>);

export interface ApiSettings {
  /** Origin of the gateway; the page's own where absent. */
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
  sealer?: Sealer;
  intents?: Intents;
  /** The clock, in milliseconds. */
  now?: () => number;
}

/** The one client of the gateway. */
export function createApi(settings: ApiSettings = {}): Api {
  const { baseUrl = '', fetch, now = Date.now, intents = createIntents() } = settings;
  const { sealer = createSealer({ getPublicKey: () => api.call('getPublicKey', {}), now }) } = settings;
  const sessionLost = new Set<SessionLostListener>();
  const passwordChangeRequired = new Set<(account: string) => void>();
  const client = createClient<paths>({ baseUrl, cache: 'no-cache', headers: { [contractHeader]: contractMajor }, ...(fetch && { fetch }) });

  async function send(operation: CallableOperation, input: AnyInput, options: CallOptions | undefined, key?: string): Promise<unknown> {
    const { method = 'GET', path, form, sealed, anonymous } = await callOf(operation);
    const headers = { ...(key !== undefined && { 'Idempotency-Key': key }), ...(form && { 'Content-Type': formType }) };
    const { data, error, response } = await askAny(client)(method.toLowerCase(), path, {
      params: { path: input.path, query: input.query },
      ...(input.body !== undefined && { body: input.body }),
      headers,
      ...(sealed && { middleware: [sealing(sealer)] }),
      ...(anonymous && { credentials: 'omit' as const }),
      ...(options?.signal && { signal: options.signal }),
    });
    if (response.ok && isAnswer(data)) return data.value;
    throw errorOfAnswer(response.status, error);
  }

  /** Retries once if the reason of the refusal may be gone; a refused call had no effect. */
  async function sendAgain(
    operation: CallableOperation,
    input: AnyInput,
    options: CallOptions | undefined,
    key?: string,
  ): Promise<unknown> {
    try {
      return await send(operation, input, options, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The gateway has changed its key since it was fetched.
      if (error.code === 'sealed_body_invalid') sealer.forgetKey();
      // The session got a new cookie while this request was in flight, by a step-up here or in another tab.
      else if (error.code !== 'not_logged_in' || !(await callOf(operation)).session) throw error;
      return send(operation, input, options, key);
    }
  }

  async function ask(operation: CallableOperation, input: AnyInput, options: CallOptions | undefined): Promise<unknown> {
    if (!(await callOf(operation)).idempotent) return sendAgain(operation, input, options);
    return intents.send(operation, input, (key) => sendAgain(operation, input, options, key).catch(rethrowAsApiError));
  }

  /** Whether the same member is logged in again, after a refusal for lack of a session. */
  async function isBack(operation: CallableOperation, { code }: ApiError, options: CallOptions | undefined): Promise<boolean> {
    if (code !== 'not_logged_in' || operation === 'logout' || options?.asIs || !(await callOf(operation)).session) return false;
    const heard = await Promise.all([...sessionLost].map((tell) => tell()));
    return heard.includes(true);
  }

  const api: Api = {
    async call(operation, asked, options) {
      const input: AnyInput = asked as object;
      try {
        const value = await ask(operation, input, options).catch(async (thrown: unknown) => {
          if (options?.signal?.aborted || !(await isBack(operation, toApiError(thrown), options))) throw thrown;
          options?.signal?.throwIfAborted();
          return ask(operation, input, options);
        });
        return value as CallValue<typeof operation>;
      } catch (thrown) {
        if (options?.signal?.aborted) throw thrown;
        const error = toApiError(thrown);
        if (error.code === 'password_change_required')
          for (const tell of passwordChangeRequired) tell(String(error.params['account'] ?? ''));
        throw error;
      }
    },
    onSessionLost: (listener) => listen(sessionLost, listener),
    onPasswordChangeRequired: (listener) => listen(passwordChangeRequired, listener),
  };
  return api;
}

/** Fetches the table of later operations ahead, so that they can be called without a wait. */
export const preloadCalls = () => import('./generated/later-calls.ts');

/** How to call an operation; those that the first view never calls are in a separate script. */
async function callOf(operation: CallableOperation): Promise<Call> {
  return operation in calls
    ? calls[operation as keyof typeof calls]
    : (await preloadCalls()).laterCalls[operation as keyof typeof LaterCalls];
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface AnyInput {
  path?: unknown;
  query?: unknown;
  body?: unknown;
}

/** `call` has checked path, query and body against the contract; openapi-fetch cannot infer them for a type parameter. */
function askAny(client: ReturnType<typeof createClient<paths>>) {
  return client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

function isAnswer(data: unknown): data is { value: unknown } {
  return typeof data === 'object' && data !== null && 'value' in data;
}

function rethrowAsApiError(thrown: unknown): never {
  throw toApiError(thrown);
}
