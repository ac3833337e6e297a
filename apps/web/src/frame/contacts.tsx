import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CallIcon, ChatIcon, MessageIcon, SendIcon, UserIcon, type IconComponent } from '@parlour/ui';
import { permissionQuery, statusQuery, useApi } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { liveChatOpenAtom } from './atoms.ts';
import { useContactsInForce, type Contact } from './contacts-in-force.ts';

const icons = {
  LIVECHAT: ChatIcon,
  TELEGRAM: SendIcon,
  WHATSAPP: CallIcon,
  FACEBOOK: UserIcon,
  EMAIL: MessageIcon,
} as const satisfies Record<Contact['csType'], IconComponent>;

/** Kinds that have a name in every language; the others are called as the merchant calls them. */
const names: Partial<Record<Contact['csType'], MessageDescriptor>> = { LIVECHAT: msg`Live chat`, EMAIL: msg`E-mail` };

export interface ShownContact extends Contact {
  Icon: IconComponent;
}

/** How customer service is reached, with names and icons. */
export function useContacts(): readonly ShownContact[] {
  const { i18n } = useLingui();
  return useContactsInForce().map((contact) => {
    const name = names[contact.csType];
    return { ...contact, title: name ? i18n._(name) : contact.title, Icon: icons[contact.csType] };
  });
}

/**
 * The address is the merchant's own (https: or mailto:, as the brand or an operator stated it); it opens beside the site and learns nothing
 * of it. Where the merchant has a live chat, its contact opens that over the page.
 */
export function ContactLink({ url, ...rest }: { url: string } & Omit<React.ComponentProps<'a'>, 'href'>) {
  const setOpen = useSetAtom(liveChatOpenAtom);
  const opensChat = useOpensLiveChat(url);
  const open = (event: React.MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!opensChat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return <a href={url} {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} onClick={open} />;
}

/** True for the address of the live chat's contact, on an open site that has one. */
function useOpensLiveChat(url: string): boolean {
  const api = useApi();
  const { data } = useQuery(permissionQuery(api));
  const { data: status } = useQuery(statusQuery(api));
  const contacts = useContactsInForce();
  return (
    data?.liveChat === true && status?.status === 0 && contacts.some((contact) => contact.csType === 'LIVECHAT' && contact.url === url)
  );
}
