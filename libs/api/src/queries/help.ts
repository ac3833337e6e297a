import type { LanguageCode } from '@parlour/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { site } from './keys.ts';

/** The merchant's help, by section. */
export function helpQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'help', language],
    queryFn: async ({ signal }) => (await api.call('getHelpCenter', { query: { lang: language, device: 'WEB' } }, { signal })).list,
    staleTime: 5 * 60_000,
  });
}
