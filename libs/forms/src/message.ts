import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** A message as stored in a form's state, not yet in any language: `useMessage` turns it into text. */
export function encodeMessage(message: MessageDescriptor): string {
  return JSON.stringify(message);
}

/** Translates what `encodeMessage` produced. Changing the language also changes messages already on the page. */
export function useMessage(): (encoded: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (encoded) => {
    const descriptor = encoded === undefined ? undefined : descriptorOf(encoded);
    return descriptor ? sayMessage(i18n, descriptor) : encoded;
  };
}

/** The text of a message; its placeholder `size` is the range from `min` to `max`, or a single number if they are equal. */
export function sayMessage(i18n: I18n, message: MessageDescriptor): string {
  const { min, max } = message.values ?? {};
  if (typeof min !== 'number' || typeof max !== 'number') return i18n._(message);
  const size = min === max ? i18n.number(min) : `${i18n.number(min)} – ${i18n.number(max)}`;
  const values = { ...message.values, size };
  return i18n._({ ...message, values });
}

/** Undefined for plain text. */
function descriptorOf(encoded: string): MessageDescriptor | undefined {
  if (!encoded.startsWith('{')) return undefined;
  try {
    const parsed: unknown = JSON.parse(encoded);
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed ? (parsed as MessageDescriptor) : undefined;
  } catch {
    return undefined;
  }
}
