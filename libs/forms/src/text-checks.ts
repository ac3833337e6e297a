import type { MessageDescriptor } from '@lingui/core';
import { characterCount, tidyText } from '@parlour/domain';
import { fieldMessage } from './field-message.ts';
import { encodeMessage } from './message.ts';

/** The maximum lengths of a name and a secret in the contract. */
export const maxLengths = { name: 255, secret: 512 } as const;

type Check = (value: string) => true | string;

/** Rules for react-hook-form: a required text of at most `max` characters. `missing` is shown for blank text. */
export function requiredText(missing: MessageDescriptor, max: number): Check {
  return (value) => (tidyText(value) === '' ? encodeMessage(missing) : atMost(value, max));
}

/** The same for a secret, in which whitespace counts. */
export function requiredSecret(missing: MessageDescriptor): Check {
  return (value) => (value === '' ? encodeMessage(missing) : atMost(value, maxLengths.secret));
}

function atMost(value: string, max: number): true | string {
  return characterCount(value) <= max || encodeMessage(fieldMessage({ field: '', rule: 'length', min: 1, max }));
}
