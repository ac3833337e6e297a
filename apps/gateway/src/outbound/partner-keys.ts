import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { columnSealer } from '../db/sealers.ts';
import { forEverybody } from '../db/work.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Config, Partner } from '../kernel/config.ts';
import type { Place, Vault } from '../kernel/ports.ts';
import type { Db } from '../kernel/tables.ts';
import type { PartnerKeyTable } from './tables.ts';

/** Names one key: whose it is, and what it is for. */
export type PartnerKeyId = Pick<PartnerKeyTable, 'kind' | 'partner' | 'name'>;

type Partners = Pick<Config, 'vendors' | 'payments'>;

/** What reading keys takes. */
export interface KeyReader {
  db: Db;
  vault: Pick<Vault, 'open'>;
}

const idOf = ({ kind, partner, name }: PartnerKeyId) => `${kind}/${partner}/${name}`;
/** Keys belong to the installation, because a partner signs for all merchants with the same one. */
const placeOf = (id: PartnerKeyId, column: 'current' | 'previous'): Place => ({
  merchant: '',
  column: `partner_key.${column}`,
  id: idOf(id),
});

/** The keys that the configuration states, which hold until an operator replaces them. */
export function statedKeys({ vendors, payments }: Partners): (PartnerKeyId & { key: string })[] {
  const ofProvider = (partner: string, name: PartnerKeyId['name'], key: string) => ({ kind: 'provider' as const, partner, name, key });
  return [
    ...Object.entries(vendors).map(([partner, { key }]) => ({ kind: 'vendor' as const, partner, name: 'signing' as const, key })),
    ofProvider('sandbox', 'signing', payments.sandbox.key),
    ...payments.hosted.flatMap(({ code, apiKey, webhookKey }) => [
      ofProvider(code, 'api', apiKey),
      ofProvider(code, 'webhook', webhookKey),
    ]),
  ];
}

/** A replaced key. */
export interface KeptKey extends Omit<Selectable<PartnerKeyTable>, 'previous' | 'previous_until'> {
  /** The previous key, while messages signed with it are still accepted. */
  previous: { key: string; until: Date } | null;
}

/** All replaced keys, opened. */
export async function keptKeys({ db, vault }: KeyReader, now: Date): Promise<KeptKey[]> {
  const rows = await db.selectFrom('partner_key').selectAll().execute();
  return rows.map(({ previous, previous_until: until, ...row }) => ({
    ...row,
    current: vault.open(placeOf(row, 'current'), row.current),
    previous: previous !== null && until !== null && until > now ? { key: vault.open(placeOf(row, 'previous'), previous), until } : null,
  }));
}

/** The configuration with the keys that operators have put in place of its own, read from the database. */
export async function withKeysInForce<C extends Partners>(config: C, reader: KeyReader, now: Date): Promise<C> {
  const kept = new Map((await keptKeys(reader, now)).map((key) => [idOf(key), key]));
  if (kept.size === 0) return config;
  const keyOf = (kind: PartnerKeyId['kind'], partner: string, name: PartnerKeyId['name']) => kept.get(idOf({ kind, partner, name }));
  const signing = (kind: PartnerKeyId['kind'], code: string, partner: Partner): Partner => {
    const found = keyOf(kind, code, 'signing');
    return found ? { ...partner, key: found.current, previousKey: found.previous?.key } : partner;
  };
  return {
    ...config,
    vendors: Object.fromEntries(Object.entries(config.vendors).map(([code, partner]) => [code, signing('vendor', code, partner)])),
    payments: {
      ...config.payments,
      sandbox: signing('provider', 'sandbox', config.payments.sandbox),
      hosted: config.payments.hosted.map((provider) => {
        const webhook = keyOf('provider', provider.code, 'webhook');
        return {
          ...provider,
          apiKey: keyOf('provider', provider.code, 'api')?.current ?? provider.apiKey,
          ...(webhook && { webhookKey: webhook.current, previousWebhookKey: webhook.previous?.key }),
        };
      }),
    },
  };
}

/** For how long the wallet may use keys that it has read, in ms. */
const keptMs = 1000;

/** Reads keys at most once a second, for the wallet: vendors call it hundreds of times a second, and wait for it. */
export function keysLately<C extends Partners>(config: C, reader: KeyReader, clock: Pick<Clock, 'now'>): () => Promise<C> {
  let known: { at: Date; read: Promise<C> } | undefined;
  return () => {
    const now = clock.now();
    if (known && Math.abs(now.getTime() - known.at.getTime()) < keptMs) return known.read;
    const fresh = { at: now, read: forEverybody(() => withKeysInForce(config, reader, now)) };
    known = fresh;
    // The next call tries again.
    fresh.read.catch(() => known === fresh && (known = undefined));
    return fresh.read;
  };
}

/** The keys that a partner may sign with now: two while one replaces the other. */
export const acceptedKeys = ({ key, previousKey }: Pick<Partner, 'key' | 'previousKey'>): string[] =>
  previousKey === undefined ? [key] : [key, previousKey];

/** By what operators tell keys apart: the beginning of the SHA-256 of its text. */
export const keyFingerprint = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** A key that replaces the one in force. */
export interface NewKey {
  id: PartnerKeyId;
  key: string;
  /** The key in force until now. */
  before: { key: string; version: number };
  /** Until when messages signed with the previous key are accepted; no longer at all if it is not after `at`. */
  until: Date;
  by: string;
  at: Date;
  reason: string;
}

/** Puts a key into force, in the caller's transaction; false if another one was replaced meanwhile. */
export async function replaceKey(
  trx: Db,
  vault: Pick<Vault, 'seal'>,
  { id, key, before, until, by, at, reason }: NewKey,
): Promise<boolean> {
  const { kind, partner, name } = id;
  const overlaps = until > at;
  const row = {
    version: before.version + 1,
    current: vault.seal(placeOf(id, 'current'), key),
    previous: overlaps ? vault.seal(placeOf(id, 'previous'), before.key) : null,
    previous_until: overlaps ? until : null,
    changed_by: by,
    changed_at: at,
    reason,
  };
  const written = await trx
    .insertInto('partner_key')
    .values({ kind, partner, name, ...row })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'partner', 'name']).doUpdateSet(row).where('partner_key.version', '=', before.version),
    )
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}

/** Stops accepting the previous key, in the caller's transaction. */
export async function endOverlap(trx: Db, { kind, partner, name }: PartnerKeyId): Promise<void> {
  await trx
    .updateTable('partner_key')
    .set({ previous: null, previous_until: null })
    .where('kind', '=', kind)
    .where('partner', '=', partner)
    .where('name', '=', name)
    .execute();
}

/**
 * Stores when each key was first seen in the configuration, which has no dates itself: a different key counts from now. Returns how many
 * keys are new.
 */
export async function noteStatedKeys(db: Db, config: Partners, now: Date): Promise<number> {
  let noted = 0;
  for (const { key, ...id } of statedKeys(config)) {
    const fingerprint = keyFingerprint(key);
    const written = await db
      .insertInto('stated_key')
      .values({ ...id, fingerprint, since: now })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'partner', 'name'])
          .doUpdateSet({ fingerprint, since: now })
          .where('stated_key.fingerprint', '<>', fingerprint),
      )
      .returning('since')
      .executeTakeFirst();
    if (written) noted++;
  }
  return noted;
}

/** Deletes keys that are no longer accepted; returns how many. */
export async function forgetPreviousKeys(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('partner_key')
    .set({ previous: null, previous_until: null })
    .where('previous_until', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Seals keys again under the vault's current key. */
export const sealPartnerKeys = (['current', 'previous'] as const).map((column) =>
  columnSealer({ table: 'partner_key', column, key: ['kind', 'partner', 'name'], place: (row) => placeOf(row, column) }),
);
