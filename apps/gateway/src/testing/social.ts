import type { components } from '@parlour/api/contract';
import type { TestClient } from './client.ts';
import { visitProvider } from './visit-provider.ts';

type Back = components['schemas']['SocialReturn'];

/** Goes to a provider, logs in there as `account`, and returns the parameters with which this browser comes back. */
export async function throughProvider(
  browser: TestClient,
  provider: string,
  account: string,
  purpose: 'login' | 'link' = 'login',
): Promise<Back> {
  const { url } = await browser.value(purpose === 'login' ? 'startSocialLogin' : 'startSocialLink', { body: { provider } });
  return backOf(provider, await visitProvider(url, account));
}

/** The parameters in the address that a provider sent a browser back to. */
export function backOf(provider: string, address: URL): Back {
  const [code = '', state = '', iss] = ['code', 'state', 'iss'].map((name) => address.searchParams.get(name) ?? undefined);
  return { provider, code, state, ...(iss === undefined ? {} : { iss }) };
}
