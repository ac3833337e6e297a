import { useBrand } from '@parlour/brand';
import { TextLink } from '@parlour/ui';
import type { ReactNode } from 'react';

/** To customer service, the live chat where there is one. It opens beside the site, so that a form keeps what was typed. */
export function ServiceLink({ children }: { children?: ReactNode }) {
  const { contacts } = useBrand();
  const contact = contacts.find(({ csType }) => csType === 'LIVECHAT') ?? contacts[0];
  if (!contact) return <span>{children}</span>;
  const beside = contact.url.startsWith('https:') ? { target: '_blank' } : {};
  return (
    <TextLink href={contact.url} {...beside}>
      {children}
    </TextLink>
  );
}
