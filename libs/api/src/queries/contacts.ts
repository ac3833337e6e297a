import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

const contactsKey = [mine, 'contacts'] as const;

/** The member's e-mail address and mobile number, masked. */
export function contactsQuery(api: Api) {
  return queryOptions({ queryKey: contactsKey, queryFn: ({ signal }) => api.call('getContacts', {}, { signal }) });
}

/** Sends a code to an address or number that is to be bound; needs a step-up. */
export function contactCodeMutation(api: Api) {
  return mutationOptions({ mutationFn: (body: Schema<'ContactCodePayload'>) => api.call('sendContactCode', { body }) });
}

/** Binds the address or number that the code was sent to. */
export function confirmContactMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (body: Schema<'ConfirmContactPayload'>) => api.call('confirmContact', { body }),
    onSuccess: (contacts) => queryClient.setQueryData(contactsKey, contacts),
  });
}
