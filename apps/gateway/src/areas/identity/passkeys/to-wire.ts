import type { components } from '@parlour/api/contract';
import type { Passkey } from './store.ts';

type Schemas = components['schemas'];

/** A passkey as its member sees it at the host `site`. */
export function passkeyToWire(passkey: Passkey, site: string): Schemas['Passkey'] {
  return {
    id: passkey.id,
    name: passkey.name,
    createdAt: passkey.created_at.toISOString(),
    ...(passkey.last_used_at && { lastUsedAt: passkey.last_used_at.toISOString() }),
    site: passkey.site,
    here: passkey.site === site,
    backedUp: passkey.backed_up,
    suspected: passkey.suspected_at !== null,
  };
}

/** How a passkey is described to a browser, and how its device may be reached. */
export function descriptorOf({ credential_id: id, transports }: Passkey): Schemas['PasskeyDescriptor'] {
  return { id, type: 'public-key', ...(transports !== '' && { transports: transports.split(',') }) };
}
