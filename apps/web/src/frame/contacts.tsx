import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { permissionQuery, useApi, type Schema } from '@parlour/api';
import { useBrand, type PublicBrand } from '@parlour/brand';
import { unscramble } from '@parlour/domain';
import { CallIcon, ChatIcon, MessageIcon, SendIcon, UserIcon, type IconComponent } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';

type Contact = PublicBrand['contacts'][number];

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

/** How customer service is reached, the live chat first. */
export function useContacts(): readonly ShownContact[] {
  const { i18n } = useLingui();
  const { contacts: built } = useBrand();
  const { data } = useQuery(permissionQuery(useApi()));
  const contacts = data ? contactsIn(data) : built;
  const titleOf = ({ csType, title }: Contact) => {
    const name = names[csType];
    return name ? i18n._(name) : title;
  };
  return contacts
    .map((contact) => ({ ...contact, title: titleOf(contact), Icon: icons[contact.csType] }))
    .sort((a, b) => Number(b.csType === 'LIVECHAT') - Number(a.csType === 'LIVECHAT'));
}

/** As operators have set them since the page was built. */
export function contactsIn({ customerService }: Pick<Schema<'PermissionInfo'>, 'customerService'>): Contact[] {
  return customerService.flatMap(({ path, ...contact }) => {
    const url = unscramble(path);
    return url === null || !/^(https|mailto):/.test(url) ? [] : [{ ...contact, url }];
  });
}

/** The address is the merchant's own (https: or mailto:, as the brand or an operator stated it); it opens beside the site and learns nothing of it. */
export function ContactLink({ url, ...rest }: { url: string } & Omit<React.ComponentProps<'a'>, 'href'>) {
  return <a href={url} {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} />;
}
