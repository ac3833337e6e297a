import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { permissions } from '@parlour/domain/office';
import { useToasts } from '@parlour/ui';
import { permissionTexts } from './permission-texts.ts';
import { isPutAside } from './put-aside.ts';

/** Refusals that are frequent enough to be translated. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`The gateway isn’t responding. Check the connection and try again.`,
  forbidden: msg`Your roles don’t allow this. An owner can change them.`,
  not_logged_in: msg`You are logged out.`,
  login_failed: msg`The name, the password or the code is wrong.`,
  account_locked: msg`Too many wrong tries. Try again in a few minutes.`,
  too_many_requests: msg`Too many tries. Wait a moment and try again.`,
  code_invalid: msg`This code is wrong or has been used. Wait for the next one.`,
  authenticator_missing: msg`You have no authenticator here. Use your passkey.`,
  authenticator_locked: msg`Too many wrong codes. Try again in a few minutes.`,
  passkey_refused: msg`This passkey doesn’t open the office. Try another one.`,
  passkey_exists: msg`This passkey is registered already.`,
  password_too_common: msg`This password is too easy to guess.`,
  last_factor: msg`This is your only way in. Add another one first.`,
  invitation_ended: msg`This link has been used or is older than a day. Ask the person who sent it for a new one.`,
  approval_decided: msg`Another operator has just decided this. Look again.`,
  approval_differs: msg`Something else about this waits for approval already. Have it decided or withdrawn first.`,
  second_operator_needed: msg`Another operator has to decide this.`,
  owners_needed: msg`An installation keeps two owners of all merchants. Make another operator an owner first.`,
  operator_exists: msg`This name is or was another operator’s. Names are never used twice.`,
  role_exists: msg`There is a role of this name already. Choose another name.`,
  role_in_use: msg`Some operators still have this role. Give them other roles first.`,
  withdrawal_claimed: msg`Another operator is working on this withdrawal.`,
  withdrawal_held: msg`This withdrawal is held. Release it first.`,
  contact_taken: msg`Another member has this contact. Correct theirs first.`,
  not_erasable: msg`Something of this member is still open, so their data can’t be erased yet.`,
  not_found: msg`This is no longer there. Another operator may have changed it.`,
};

/** Why something failed: in the operator's language if there is a text, otherwise the gateway's sentence. */
export function useRefusalText(): (error: unknown) => string {
  const { i18n, t } = useLingui();
  return (error) => {
    const { code, message, params } = error as { code?: unknown; message?: unknown; params?: { permission?: unknown } };
    const missing = code === 'forbidden' && permissions.find((each) => each === params?.permission);
    if (missing) {
      const permission = i18n._(permissionTexts[missing]);
      return t`This takes the permission “${permission}”, which your roles don’t give. An owner can give it to you.`;
    }
    const known = typeof code === 'string' ? texts[code] : undefined;
    if (known) return i18n._(known);
    return typeof code === 'string' && typeof message === 'string' ? message : t`Something went wrong. Try again.`;
  };
}

/** Shows in a toast why something failed; nothing if the operator dismissed a question. */
export function useRefusalToast(): (error: unknown) => void {
  const toasts = useToasts();
  const textOf = useRefusalText();
  return (error) => {
    if (!isPutAside(error)) toasts.show({ mood: 'danger', text: textOf(error) });
  };
}
