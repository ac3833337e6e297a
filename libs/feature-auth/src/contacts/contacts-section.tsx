import { Trans, useLingui } from '@lingui/react/macro';
import { contactsQuery, useApi, type Schema } from '@parlour/api';
import { Button, CallIcon, MessageIcon } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { authDialogAtom } from '../dialogs.ts';
import { SecurityLine } from '../security/security-line.tsx';
import { SecurityPart } from '../security/security-part.tsx';
import type { ContactChannel } from './use-contact-form.ts';

/** The member's e-mail address and mobile number: masked, with their state and a button to change each. */
export function ContactsSection() {
  const { t } = useLingui();
  const query = useQuery(contactsQuery(useApi()));
  return (
    <SecurityPart
      id="contacts-title"
      title={<Trans>E-mail and mobile number</Trans>}
      query={query}
      expected={2}
      lines={({ email, mobile }) => (
        <>
          <ContactLine
            channel="email"
            icon={<MessageIcon />}
            title={<Trans>E-mail</Trans>}
            contact={email}
            actions={{ add: t`Add an e-mail address`, confirm: t`Confirm the e-mail address`, change: t`Change e-mail` }}
          />
          <ContactLine
            channel="sms"
            icon={<CallIcon />}
            title={<Trans>Mobile number</Trans>}
            contact={mobile}
            actions={{ add: t`Add a mobile number`, confirm: t`Confirm the mobile number`, change: t`Change number` }}
          />
        </>
      )}
    />
  );
}

interface ContactLineProps {
  channel: ContactChannel;
  icon: ReactNode;
  title: ReactNode;
  contact: Schema<'Contact'> | undefined;
  /** The label of its button, by the contact's state. */
  actions: { add: string; confirm: string; change: string };
}

function ContactLine({ channel, icon, title, contact, actions }: ContactLineProps) {
  const open = useSetAtom(authDialogAtom);
  const verified = contact?.verified ?? false;
  return (
    <SecurityLine
      sign={verified ? 'done' : 'missing'}
      icon={icon}
      title={title}
      action={
        <Button variant="secondary" onClick={() => open({ kind: 'contact', channel })}>
          {!contact ? actions.add : verified ? actions.change : actions.confirm}
        </Button>
      }
    >
      <ContactState contact={contact} />
    </SecurityLine>
  );
}

/** The state of an address or number, in a sentence. */
function ContactState({ contact }: { contact: Schema<'Contact'> | undefined }) {
  if (!contact) return <Trans>None yet. You need one to get back into your account if you forget your password.</Trans>;
  const { shown, verified } = contact;
  return verified ? (
    <Trans>
      <bdi dir="ltr">{shown}</bdi> is confirmed.
    </Trans>
  ) : (
    <Trans>
      <bdi dir="ltr">{shown}</bdi> is not confirmed yet. Enter it again, with the code that we send there.
    </Trans>
  );
}
