import type { MessageDescriptor } from '@lingui/core';
import { errorMessage, toApiError } from '@parlour/api';
import { encodeMessage } from '@parlour/forms';
import type { UseFormSetError } from 'react-hook-form';
import { isAmountRefusal } from './amount-message.ts';

/** The `type` of a form-level error whose message is the time until which withdrawals are paused. */
export const pausedUntil = 'pausedUntil';

/**
 * Puts a refusal by the gateway at the field concerned, or above the form, untranslated: a code at the amount, encoded messages elsewhere.
 * The input is kept.
 */
export function refuse<Values extends { amount: string }>(
  thrown: unknown,
  setError: UseFormSetError<Values>,
  fieldMessage: (field: string) => MessageDescriptor,
): void {
  const error = toApiError(thrown);
  if (isAmountRefusal(error.code)) {
    setError('amount' as Parameters<typeof setError>[0], { message: error.code }, { shouldFocus: true });
  } else if (error.code === 'withdrawals_paused') {
    setError('root', { type: pausedUntil, message: String(error.params['until']) });
  } else if (error.fields.length > 0) {
    for (const { field } of error.fields)
      setError(field as Parameters<typeof setError>[0], { message: encodeMessage(fieldMessage(field)) }, { shouldFocus: true });
  } else {
    setError('root', { message: encodeMessage(errorMessage(error)) });
  }
}
