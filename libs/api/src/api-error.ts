import type { Schema } from './operation.ts';

export type ErrorCode = Schema<'ErrorCode'>;
export type FieldError = Schema<'FieldError'>;
export type LineError = Schema<'LineError'>;

/** A refusal by the gateway, or `network` when no answer came that fits the contract. */
export type ApiErrorCode = ErrorCode | 'network';

interface ApiErrorParts {
  code: ApiErrorCode;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  params?: Record<string, string | number | null> | undefined;
  fields?: readonly FieldError[] | undefined;
  lines?: readonly LineError[] | undefined;
  captchaRequired?: boolean | undefined;
  requestId?: string | undefined;
}

/** The one error that every query and mutation fails with. Its text for a player is `errorMessage(error)`. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly params: Readonly<Record<string, string | number | null>>;
  /** Which fields of the body are wrong, by their names in the contract. */
  readonly fields: readonly FieldError[];
  /** Which lines of a slip are refused, and the current odds. */
  readonly lines: readonly LineError[];
  /** The next try must carry a captcha. */
  readonly captchaRequired: boolean;
  /** Identifies this request in the gateway's log. */
  readonly requestId: string | undefined;

  constructor(parts: ApiErrorParts) {
    super(parts.code);
    this.name = 'ApiError';
    this.code = parts.code;
    this.status = parts.status;
    this.params = parts.params ?? {};
    this.fields = parts.fields ?? [];
    this.lines = parts.lines ?? [];
    this.captchaRequired = parts.captchaRequired ?? false;
    this.requestId = parts.requestId;
  }

  /** True when it is unknown whether the request was carried out: the same intent may be sent again. */
  get ambiguous(): boolean {
    return this.code === 'network' || this.status >= 500 || this.code === 'idempotency_key_in_flight';
  }

  /** Milliseconds until a retry is allowed; null where the refusal names no time. */
  get waitMs(): number | null {
    const { retryAfter } = this.params;
    return typeof retryAfter === 'number' ? retryAfter * 1000 : null;
  }
}

/** Converts anything thrown to an ApiError: a lost connection, an answer that is not JSON, or a bug of ours. */
export function toApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError({ code: 'network', status: 0 });
}

/** The ApiError of a failed answer. A proxy's page instead of the contract's shape counts as `network`. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  if (!isContractError(body)) return new ApiError({ code: 'network', status });
  const { code, params, fields, lines, captchaRequired, requestId } = body;
  return new ApiError({ code, status, params, fields, lines, captchaRequired, requestId });
}

function isContractError(body: unknown): body is Schema<'Error'> {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}
