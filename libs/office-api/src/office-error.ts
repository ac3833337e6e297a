import type { components, ErrorCode } from './contract.ts';

/** A refusal by the gateway, or `network` if no answer came that fits the contract. */
export type OfficeErrorCode = ErrorCode | 'network';

type WireError = components['schemas']['Error'];

/** What every call fails with. The message is a sentence for the operator. */
export class OfficeError extends Error {
  readonly code: OfficeErrorCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Which fields of the request are wrong, by their names in the contract. */
  readonly fields: NonNullable<WireError['fields']>;
  /** What the refusal names, such as the permission that is missing. */
  readonly params: NonNullable<WireError['params']>;

  constructor(
    code: OfficeErrorCode,
    status: number,
    message: string,
    { fields = [], params = {} }: Pick<WireError, 'fields' | 'params'> = {},
  ) {
    super(message);
    this.name = 'OfficeError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.params = params;
  }
}

/** The error for a failed answer. */
export function errorOfAnswer(status: number, body: unknown): OfficeError {
  if (!isRefusal(body)) return new OfficeError('network', status, 'The gateway gave an answer that cannot be read.');
  return new OfficeError(body.code, status, body.message, body);
}

function isRefusal(body: unknown): body is WireError {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
