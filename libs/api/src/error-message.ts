import type { MessageDescriptor } from '@lingui/core';
import { toApiError, type ApiErrorCode } from './api-error.ts';
import { errorCatalogue, type ErrorEntry, type FieldRole, type NextStep } from './error-catalogue.ts';

/** The text for a player of whatever a query or mutation failed with; `i18n._(errorMessage(error))`. */
export function errorMessage(thrown: unknown): MessageDescriptor {
  const { code, params } = toApiError(thrown);
  return { ...entryOf(code).text, values: { ...params } };
}

/** The field that a refusal is about; undefined where it is about all that was asked. */
export function fieldOfError(thrown: unknown): FieldRole | undefined {
  return entryOf(toApiError(thrown).code).at;
}

/** What is offered beside the text of a refusal. */
export function nextStepOf(thrown: unknown): NextStep | undefined {
  return entryOf(toApiError(thrown).code).next;
}

/** A gateway that is newer than the page may have codes that the page does not know. */
function entryOf(code: ApiErrorCode): ErrorEntry {
  const known: ErrorEntry | undefined = errorCatalogue[code];
  return known ?? errorCatalogue.network;
}
