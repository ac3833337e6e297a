import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** What a form keeps of a message: `useSaid` says it in the language that the page speaks when it is looked at. */
export function kept(message: MessageDescriptor): string {
  return JSON.stringify(message);
}

/** Says the messages that a form has kept: a switch of language changes those that stand there already. */
export function useSaid(): (message: string | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (message) => {
    const descriptor = message === undefined ? undefined : descriptorOf(message);
    return descriptor ? i18n._(descriptor) : message;
  };
}

/** Undefined for a text that says itself. */
function descriptorOf(message: string): MessageDescriptor | undefined {
  if (!message.startsWith('{')) return undefined;
  try {
    const parsed: unknown = JSON.parse(message);
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed ? (parsed as MessageDescriptor) : undefined;
  } catch {
    return undefined;
  }
}
