import type { MessageDescriptor } from '@lingui/core';
import { fieldMessage, kept } from '@parlour/api';
import { characterCount, tidyText } from '@parlour/domain';

/** The most characters that the contract lets a name, and a secret, have. */
export const mostOf = { name: 255, secret: 512 } as const;

type Check = (value: string) => true | string;

/** For react-hook-form: a text that must be there, of `max` characters at most. `missing` is said when nothing can be seen of it. */
export function text(missing: MessageDescriptor, max: number): Check {
  return (value) => (tidyText(value) === '' ? kept(missing) : notLonger(value, max));
}

/** The same of a secret, in which every character counts. */
export function secret(missing: MessageDescriptor): Check {
  return (value) => (value === '' ? kept(missing) : notLonger(value, mostOf.secret));
}

function notLonger(value: string, max: number): true | string {
  return characterCount(value) <= max || kept(fieldMessage({ field: '', rule: 'length', min: 1, max }));
}
