import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@parlour/domain';
import { noticeMail } from '../../../outbound/message-calls.ts';
import { sendMessage } from '../../messages/send-message.ts';
import type { Context } from '../../../kernel/context.ts';
import { provedContacts } from '../member/contacts.ts';
import type { Member } from '../member/tables.ts';
import { isKnownNetwork } from './known-networks.ts';
import { textOf } from '../../../kernel/texts/texts.ts';

/**
 * Notifies a member of a log-in from a new network, in the inbox and by e-mail (security 3, row 20), if the site checks networks. In the
 * caller's transaction, before the session records the network. Returns a function to call after the commit.
 */
export async function tellNewNetwork(trx: Context['db'], context: Context, member: Member): Promise<() => void> {
  const { merchant, clock, network, ip } = context;
  const told = member.kind === 'member' && merchant.flags.addressCheck && !(await isKnownNetwork(trx, member, network));
  if (!told) return () => undefined;
  await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'newNetwork', params: { address: ip } }, clock.now());
  const mail = provedContacts(context, member).find(({ channel }) => channel === 'email');
  return () => {
    if (!mail) return;
    const message = newNetworkMail(member.language, { brand: merchant.name, address: ip });
    context.afterwards('telling of a new network', () =>
      context.outbox.send(noticeMail, { to: mail.to, ...message }, { merchant: merchant.code, key: randomUUID() }),
    );
  };
}

/** The e-mail about a log-in from a new network. */
function newNetworkMail(language: LanguageCode, { brand, address }: { brand: string; address: string }): { subject: string; text: string } {
  const said = [textOf('newNetwork.text', language, { brand, address }), textOf('newNetwork.warning', language), ''];
  return { subject: textOf('newNetwork.subject', language, { brand }), text: said.join('\n') };
}
