import type { components } from '@parlour/api/contract';
import type { Passkey } from './store.ts';

type Schemas = components['schemas'];

/** A passkey in the contract's form, as its member sees it at the host `site`. */
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

/** A passkey's id and transports, as browsers expect them. */
export function descriptorOf({ credential_id: id, transports }: Passkey): Schemas['PasskeyDescriptor'] {
  return { id, type: 'public-key', ...(transports !== '' && { transports: transports.split(',') }) };
}
