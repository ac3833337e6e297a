// @flag helpCentre
import { helpQuery } from '@parlour/api';
import type { RouterContext } from './context.ts';

/** The data of the help page; in its own file because the first view does not need it. */
export async function loadHelp({ api, queryClient, language }: RouterContext): Promise<void> {
  await queryClient.ensureQueryData(helpQuery(api, language()));
}
