import { useLingui } from '@lingui/react/macro';
import type { ContactChannel } from './use-contact-form.ts';

/** Texts for binding a contact, or for replacing `shown` (masked). */
export function useContactTexts(channel: ContactChannel, shown: string | undefined) {
  const { t } = useLingui();
  // In right-to-left text a number keeps its direction.
  const before = shown === undefined ? undefined : `\u2066${shown}\u2069`;
  if (channel === 'email')
    return {
      title: before === undefined ? t`Add an e-mail address` : t`Change your e-mail address`,
      description:
        before === undefined
          ? t`We send a code to it, so that no one can add one that isn’t theirs.`
          : t`Currently: ${before}. We send a code to the new address, and a notice to the old one.`,
      sent: t`We sent a code to this address.`,
      done: t`Your e-mail address is saved.`,
    };
  return {
    title: before === undefined ? t`Add a mobile number` : t`Change your mobile number`,
    description:
      before === undefined
        ? t`We send a code to it, so that no one can add one that isn’t theirs.`
        : t`Currently: ${before}. We send a code to the new number, and a notice to the old one.`,
    sent: t`We sent a code to this number.`,
    done: t`Your mobile number is saved.`,
  };
}
