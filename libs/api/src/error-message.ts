import type { MessageDescriptor } from '@lingui/core';
import { toApiError, type ApiError, type ApiErrorCode } from './api-error.ts';
import { errorCatalogue, type ErrorEntry, type FieldRole, type NextStep } from './error-catalogue.ts';

/** Why a request was refused, as data for the forms of `@parlour/forms`. */
export interface ApiRefusal extends Pick<ApiError, 'code' | 'params' | 'fields' | 'waitMs' | 'captchaRequired'> {
  message: MessageDescriptor;
  /** The field that it is about; absent where it is about all that was asked. */
  at: FieldRole | undefined;
  /** Each of `fields` is told by the rule that it broke. */
  byRule: boolean;
  /** What is offered beside the message. */
  next: NextStep | undefined;
}

/** Whatever a query or mutation failed with, as a form shows it. */
export function refusalOf(thrown: unknown): ApiRefusal {
  const error = toApiError(thrown);
  const { code, params, fields, waitMs, captchaRequired } = error;
  const { at, next } = entryOf(code);
  return { code, params, fields, waitMs, captchaRequired, message: errorMessage(error), at, next, byRule: code === 'field_invalid' };
}

/** The text for a player of whatever a query or mutation failed with; `i18n._(errorMessage(error))`. */
export function errorMessage(thrown: unknown): MessageDescriptor {
  const { code, params } = toApiError(thrown);
  return { ...entryOf(code).text, values: { ...params } };
}

/** A gateway that is newer than the page may have codes that the page does not know. */
function entryOf(code: ApiErrorCode): ErrorEntry {
  const known: ErrorEntry | undefined = errorCatalogue[code];
  return known ?? errorCatalogue.network;
}
