import type { LanguageCode } from '@parlour/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine, site } from './keys.ts';

const legalStateKey = [mine, 'legal'] as const;

/** The merchant's legal texts. */
export function legalTextsQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'legal', language],
    queryFn: async ({ signal }) => (await api.call('listLegalTexts', { query: { lang: language } }, { signal })).list,
    staleTime: 5 * 60_000,
  });
}

/** Which legal texts the member has accepted, and which have to be accepted. */
export function legalStateQuery(api: Api) {
  return queryOptions({
    queryKey: legalStateKey,
    queryFn: ({ signal }) => api.call('getLegalState', {}, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** Accepts the version that the member has read. If another was published meanwhile, it is fetched. */
export function acceptLegalMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ document, version }: Pick<Schema<'LegalText'>, 'document' | 'version'>) =>
      api.call('acceptLegalText', { path: { document }, body: { version } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: legalStateKey }),
    onError: () => queryClient.invalidateQueries({ queryKey: [site, 'legal'] }),
  });
}
