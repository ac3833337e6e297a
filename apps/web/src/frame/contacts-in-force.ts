import { permissionQuery, useApi, type Schema } from '@parlour/api';
import { useBrand, type PublicBrand } from '@parlour/brand';
import { unscramble } from '@parlour/domain';
import { useQuery } from '@tanstack/react-query';

export type Contact = PublicBrand['contacts'][number];

/** How customer service is reached, as operators have set it since the page was built; the live chat first. Apart from how it looks, for every page needs it. */
export function useContactsInForce(): readonly Contact[] {
  const { contacts: built } = useBrand();
  const { data } = useQuery(permissionQuery(useApi()));
  const contacts = data ? contactsIn(data) : built;
  return contacts.toSorted((a, b) => Number(b.csType === 'LIVECHAT') - Number(a.csType === 'LIVECHAT'));
}

function contactsIn({ customerService }: Pick<Schema<'PermissionInfo'>, 'customerService'>): Contact[] {
  return customerService.flatMap(({ path, ...contact }) => {
    const url = unscramble(path);
    return url === null || !/^(https|mailto):/.test(url) ? [] : [{ ...contact, url }];
  });
}
