import { errorStatus as playerErrors, type components, type ErrorCode as PlayerErrorCode } from '@parlour/api/contract';
import { errorStatus as officeErrors, type ErrorCode as OfficeErrorCode } from '@parlour/office-api/contract';
import { errorStatus as paymentErrors, type ErrorCode as PaymentErrorCode } from '@parlour/partners/payments';

/** Every error code of any contract. */
export type ErrorCode = PlayerErrorCode | OfficeErrorCode | PaymentErrorCode;
export type FieldError = components['schemas']['FieldError'];

export type LineError = components['schemas']['LineError'];

export interface RefusalDetails {
  /** Values for the displayed message, such as `retryAfter` in seconds. */
  params?: Record<string, string | number | null>;
  fields?: FieldError[];
  /** The refused lines of a slip. */
  lines?: LineError[];
  captchaRequired?: boolean;
  /** For developers and logs; never shown to a player. */
  message?: string;
}

/** Thrown by a handler or service to refuse a request; rolls back the transaction in which it is thrown. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The HTTP status of each refusal, as the contracts declare it (architecture 3: nothing fails with 200). */
export const statusOf: Readonly<Record<ErrorCode, number>> = { ...playerErrors, ...officeErrors, ...paymentErrors };
