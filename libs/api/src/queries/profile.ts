import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';
import { memberKey } from './member.ts';

const profileKey = [mine, 'profile'] as const;

/** The member's profile, masked except for the nickname. */
export function ownProfileQuery(api: Api) {
  return queryOptions({ queryKey: profileKey, queryFn: ({ signal }) => api.call('getOwnProfile', {}, { signal }) });
}

/** Changes the fields that are passed; the header shows the nickname too. */
export function updateProfileMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'ProfilePayload'>) => api.call('updateOwnProfile', { body }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileKey, profile);
      void queryClient.invalidateQueries({ queryKey: memberKey });
    },
  });
}
