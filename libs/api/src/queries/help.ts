import type { LanguageCode } from '@parlour/domain';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { site } from './keys.ts';

/** The merchant's help, by section. */
export function helpQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [site, 'help', language],
    queryFn: async ({ signal }) => (await api.call('getHelpCenter', { query: { lang: language, device: 'WEB' } }, { signal })).list,
    staleTime: 5 * 60_000,
  });
}

/** Reports whether the version of an article that was read was helpful. */
export function rateHelpMutation(api: Api) {
  return mutationOptions({
    mutationFn: ({ slug, version, helpful }: Pick<Schema<'HelpArticle'>, 'slug' | 'version'> & { helpful: boolean }) =>
      api.call('rateHelpArticle', { path: { slug }, body: { version, helpful } }),
  });
}
