import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useBrand, type PublicBrand } from '@parlour/brand';
import { CallIcon, ChatIcon, MessageIcon, SendIcon, UserIcon, type IconComponent } from '@parlour/ui';

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
  const { contacts } = useBrand();
  const titleOf = ({ csType, title }: Contact) => {
    const name = names[csType];
    return name ? i18n._(name) : title;
  };
  return contacts
    .map((contact) => ({ ...contact, title: titleOf(contact), Icon: icons[contact.csType] }))
    .sort((a, b) => Number(b.csType === 'LIVECHAT') - Number(a.csType === 'LIVECHAT'));
}

/** The address is the merchant's own (checked when the brand is built); it opens beside the site and learns nothing of it. */
export function ContactLink({ url, ...rest }: { url: string } & Omit<React.ComponentProps<'a'>, 'href'>) {
  return <a href={url} {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} />;
}
