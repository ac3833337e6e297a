// @flag passkeys
import { passkeysQuery, useApi } from '@parlour/api';
import { useQuery } from '@tanstack/react-query';

/** How many passkeys the member has; undefined until that is known. */
export function useOwnPasskeyCount(): number | undefined {
  return useQuery(passkeysQuery(useApi())).data?.length;
}
