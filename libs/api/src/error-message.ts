import type { MessageDescriptor } from '@lingui/core';
import { toApiError, type ApiError, type ApiErrorCode } from './api-error.ts';
import { errorCatalogue, type ErrorEntry, type FieldRole, type NextStep } from './error-catalogue.ts';

/** Why a request was refused, as data for the forms of `@parlour/forms`. */
export interface ApiRefusal extends Pick<ApiError, 'code' | 'params' | 'fields' | 'waitMs' | 'captchaRequired'> {
  message: MessageDescriptor;
  /** The field concerned; absent if the whole request is. */
  at: FieldRole | undefined;
  /** True if each of `fields` gets the message of the rule that it broke. */
  byRule: boolean;
  /** What is offered with the message. */
  next: NextStep | undefined;
}

/** The error of a query or mutation, as a form shows it. */
export function refusalOf(thrown: unknown): ApiRefusal {
  const error = toApiError(thrown);
  const { code, params, fields, waitMs, captchaRequired } = error;
  const { at, next } = entryOf(code);
  return { code, params, fields, waitMs, captchaRequired, message: errorMessage(error), at, next, byRule: code === 'field_invalid' };
}

/** The text that tells a player why a query or mutation failed: `i18n._(errorMessage(error))`. */
export function errorMessage(thrown: unknown): MessageDescriptor {
  const { code, params } = toApiError(thrown);
  return { ...entryOf(code).text, values: { ...params } };
}

/** A gateway newer than the page may send codes that the page does not know. */
function entryOf(code: ApiErrorCode): ErrorEntry {
  const known: ErrorEntry | undefined = errorCatalogue[code];
  return known ?? errorCatalogue.network;
}
