import { legalTextsQuery } from '@parlour/api';
import type { RouterContext } from './context.ts';

/** The data of the legal pages; in its own file because the first view does not need it. */
export async function loadLegal({ api, queryClient, language }: RouterContext): Promise<void> {
  await queryClient.ensureQueryData(legalTextsQuery(api, language()));
}
