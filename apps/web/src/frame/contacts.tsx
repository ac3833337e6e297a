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

export interface ShownContact extends Contact {
  Icon: IconComponent;
}

/** How customer service is reached, the live chat first. */
export function useContacts(): readonly ShownContact[] {
  const { contacts } = useBrand();
  return contacts
    .map((contact) => ({ ...contact, Icon: icons[contact.csType] }))
    .sort((a, b) => Number(b.csType === 'LIVECHAT') - Number(a.csType === 'LIVECHAT'));
}

/** The address is the merchant's own (checked when the brand is built); it opens beside the site and learns nothing of it. */
export function ContactLink({ url, ...rest }: { url: string } & Omit<React.ComponentProps<'a'>, 'href'>) {
  return <a href={url} {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })} {...rest} />;
}
