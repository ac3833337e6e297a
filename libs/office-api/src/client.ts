import type { BodyOf, OperationId, ParametersOf, ValueOf } from './contract.ts';
import { credentialHeaders, type OperatorCredentials } from './credentials.ts';
import { operations } from './generated/operations.ts';
import { errorOfAnswer, OfficeError } from './office-error.ts';

type Given<Name extends string, T> = [T] extends [undefined] ? unknown : undefined extends T ? { [N in Name]?: T } : { [N in Name]: T };

/** Optional values may also be undefined, which is not sent. */
type Loose<T> = { [Name in keyof T]: Pick<T, Name> extends Required<Pick<T, Name>> ? T[Name] : T[Name] | undefined };

/** The input of an operation. */
export type OfficeInput<K extends OperationId> = Given<'query', Loose<ParametersOf<K, 'query'>>> & Given<'body', Loose<BodyOf<K>>>;

/** The gateway, as operators see it. */
export interface OfficeApi {
  /** Calls one operation of the contract and returns the `value` of its answer; a refusal is an OfficeError. */
  call<K extends OperationId>(operation: K, input: OfficeInput<K>): Promise<ValueOf<K>>;
}

export interface OfficeApiSettings {
  /** Sends a request to the gateway: over a socket, or in the same process. */
  fetch(request: Request): Promise<Response>;
  /** The calling operator; the gateway's own account if absent. */
  as?: OperatorCredentials | undefined;
  /** Where the gateway is; without it the addresses are relative, as whatever sends the request knows. */
  origin?: string | undefined;
}

/** The operators' one client of the gateway. */
export function createOfficeApi({ fetch, as, origin = 'http://office.localhost' }: OfficeApiSettings): OfficeApi {
  return {
    async call<K extends OperationId>(operation: K, input: OfficeInput<K>) {
      const { query = {}, body } = input as { query?: Record<string, unknown>; body?: unknown };
      const { path, method } = operations[operation];
      const url = new URL(path, origin);
      for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
      const request = new Request(url, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(as && credentialHeaders(as)) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await fetch(request).catch(unanswered);
      const answer: unknown = await response.json().catch(() => undefined);
      if (response.ok && isAnswer(answer)) return answer.value as ValueOf<K>;
      throw errorOfAnswer(response.status, answer);
    },
  };
}

/** An error that explains itself stays as it is. */
function unanswered(error: unknown): never {
  throw error instanceof TypeError ? new OfficeError('network', 0, 'The gateway does not answer.') : error;
}

function isAnswer(answer: unknown): answer is { value: unknown } {
  return typeof answer === 'object' && answer !== null && 'value' in answer;
}
