import type { MessageDescriptor } from '@lingui/core';
import { characterCount, tidyText } from '@parlour/domain';
import { fieldMessage } from './field-message.ts';
import { encodeMessage } from './message.ts';

/** How many characters the contract lets a name and a secret have at most. */
export const maxLengths = { name: 255, secret: 512 } as const;

type Check = (value: string) => true | string;

/** For react-hook-form: a text that must be there, of `max` characters at most. `missing` is shown when there is nothing but space. */
export function requiredText(missing: MessageDescriptor, max: number): Check {
  return (value) => (tidyText(value) === '' ? encodeMessage(missing) : atMost(value, max));
}

/** The same for a secret, in which every character counts. */
export function requiredSecret(missing: MessageDescriptor): Check {
  return (value) => (value === '' ? encodeMessage(missing) : atMost(value, maxLengths.secret));
}

function atMost(value: string, max: number): true | string {
  return characterCount(value) <= max || encodeMessage(fieldMessage({ field: '', rule: 'length', min: 1, max }));
}
