import type { TestClient } from '@parlour/gateway/testing';
import type { Wire, World } from './world.ts';

/** The cookie by which the gateway recognises this browser's user. */
export function cookieOf(client: TestClient): string {
  return `__Host-sid=${client.cookies.get('__Host-sid') ?? ''}`;
}

/** Adds headers to a request, replacing existing ones. */
export function withHeaders(headers: Record<string, string>): (wire: Wire) => Wire {
  return (wire) => ({ ...wire, headers: { ...wire.headers, ...headers } });
}

/** Cookies and headers that identify nobody, or somebody of another merchant (`foreigner`). */
export function pretencesBy({ owner, foreigner }: { owner(): TestClient; foreigner: TestClient }): World['pretences'] {
  return [
    { name: 'a cookie of nobody', change: withHeaders({ cookie: `__Host-sid=${'A'.repeat(43)}` }) },
    { name: 'an empty cookie', change: withHeaders({ cookie: '__Host-sid=' }) },
    { name: 'a token of another kind', change: withHeaders({ authorization: `Bearer ${'A'.repeat(43)}` }) },
    {
      name: 'the cookie of a member of another merchant',
      change: (wire) => withHeaders({ cookie: cookieOf(foreigner) })(wire),
    },
    {
      name: 'the cookie under the host of another merchant',
      change: (wire) => withHeaders({ cookie: cookieOf(owner()), host: foreigner.host })(wire),
    },
  ];
}
