import { permissionQuery, useApi, type Schema } from '@parlour/api';
import { useBrand, type PublicBrand } from '@parlour/brand';
import { unscramble } from '@parlour/domain';
import { useQuery } from '@tanstack/react-query';

export type Contact = PublicBrand['contacts'][number];

/**
 * How to reach customer service, as operators have set it since the page was built, in their order. Separate from how it looks, since every
 * page needs it.
 */
export function useContactsInForce(): readonly Contact[] {
  const { contacts: built } = useBrand();
  const { data } = useQuery(permissionQuery(useApi()));
  return data ? contactsIn(data) : built;
}

function contactsIn({ customerService }: Pick<Schema<'PermissionInfo'>, 'customerService'>): Contact[] {
  return customerService.flatMap(({ path, ...contact }) => {
    const url = unscramble(path);
    return url === null || !/^(https|mailto):/.test(url) ? [] : [{ ...contact, url }];
  });
}
