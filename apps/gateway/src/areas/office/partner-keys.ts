import { endOverlap, keptKeys, keyFingerprint, replaceKey, statedKeys, type PartnerKeyId } from '../../outbound/partner-keys.ts';
import { webhookKeyShape } from '../wallet/payments/settings.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from './operator.ts';
import { approvedBy, type Examined } from './proposals/examined.ts';

// Vendors and providers differ in who may change their keys, and not in how.

const hour = 3600_000;
/** As in the gateway's own configuration. */
const shortestSigningKey = 32;

/** A key with what operators have done to it. */
interface KnownKey extends PartnerKeyId {
  key: string;
  version: number;
  changed: { by: string; at: Date; reason: string } | null;
  previous: { key: string; until: Date } | null;
}

interface Replacement {
  secret: string;
  overlapHours: number;
  reason: string;
}

type Kind = PartnerKeyId['kind'];

export const providerKeys = (operator: Operator) => keysShown(operator, 'provider');
export const vendorKeys = (operator: Operator) => keysShown(operator, 'vendor');

/** Replaces a key, once two operators agree. */
export const providerKeyReplace = (operator: Operator, { provider, name, ...asked }: InputOf<'replaceProviderKey'>) =>
  replaced(operator, { kind: 'provider', partner: provider, name }, asked);
export const vendorKeyReplace = (operator: Operator, { vendor, ...asked }: InputOf<'replaceVendorKey'>) =>
  replaced(operator, keyOfVendor(vendor), asked);

export const examineProviderKey = (operator: Operator, { provider, name, ...asked }: InputOf<'replaceProviderKey'>) =>
  examineReplacement(operator, { kind: 'provider', partner: provider, name }, asked);
export const examineVendorKey = (operator: Operator, { vendor, ...asked }: InputOf<'replaceVendorKey'>) =>
  examineReplacement(operator, keyOfVendor(vendor), asked);

/** Stops accepting the previous key, once two operators agree. */
export const providerKeyEnd = (operator: Operator, { provider, name }: InputOf<'endProviderKeyOverlap'>) =>
  ended(operator, { kind: 'provider', partner: provider, name });
export const vendorKeyEnd = (operator: Operator, { vendor }: InputOf<'endVendorKeyOverlap'>) => ended(operator, keyOfVendor(vendor));

export const examineProviderKeyEnd = (operator: Operator, { provider, name, reason }: InputOf<'endProviderKeyOverlap'>) =>
  examineEnd(operator, { kind: 'provider', partner: provider, name }, reason);
export const examineVendorKeyEnd = (operator: Operator, { vendor, reason }: InputOf<'endVendorKeyOverlap'>) =>
  examineEnd(operator, keyOfVendor(vendor), reason);

const keyOfVendor = (partner: string): PartnerKeyId => ({ kind: 'vendor', partner, name: 'signing' });

async function keysShown(operator: Operator, kind: Kind): Promise<Schema<'PartnerKey'>[]> {
  return (await keysOf(operator, kind)).map(toWire);
}

/** How old the keys of vendors and payment providers are that are in force: since when an operator or the configuration set each. */
export async function partnerKeyAges(operator: Operator): Promise<Schema<'KeyAge'>[]> {
  const stated = await operator.db.selectFrom('stated_key').selectAll().execute();
  const all = [...(await keysOf(operator, 'vendor')), ...(await keysOf(operator, 'provider'))];
  return all.map(({ kind, partner, name, key, changed }) => {
    const noted = stated.find((each) => each.kind === kind && each.partner === partner && each.name === name);
    const since = changed?.at ?? (noted?.fingerprint === keyFingerprint(key) ? noted.since : null);
    return { key: kind, of: partner, name, since: since?.toISOString() ?? null };
  });
}

async function replaced(operator: Operator, id: PartnerKeyId, asked: Replacement): Promise<Schema<'PartnerKey'>> {
  approvedBy(operator);
  const { db, vault, by, clock } = operator;
  const before = await theKey(operator, id);
  const at = clock.now();
  const until = new Date(at.getTime() + asked.overlapHours * hour);
  const reason = reasonFor(asked.reason);
  if (!(await replaceKey(db, vault, { id, key: asked.secret, before, until, by: by.name, at, reason })))
    throw refused('version_conflict', 'Someone else has just replaced this key. Look at it again.');
  return toWire(await theKey(operator, id));
}

async function examineReplacement(operator: Operator, id: PartnerKeyId, asked: Replacement): Promise<Examined> {
  const before = await theKey(operator, id);
  const { secret, overlapHours } = asked;
  if (id.name === 'webhook' && !webhookKeyShape.test(secret))
    throw refused('field_invalid', 'A webhook’s key is whsec_ and 24 bytes or more in base64, as Standard Webhooks writes it.');
  if (id.name === 'signing' && secret.length < shortestSigningKey)
    throw refused('field_invalid', `A signing key has ${shortestSigningKey} characters or more.`);
  if (id.name === 'api' && overlapHours > 0)
    throw refused('field_invalid', 'Only keys that sign what we receive can overlap: our own calls use the new one at once.');
  if (secret === before.key) throw refused('field_invalid', 'This is the key that holds now, so nothing would change.');
  return {
    ...examined(before, asked.reason),
    changes: [
      { field: 'key', before: keyFingerprint(before.key), after: keyFingerprint(secret) },
      ...(overlapHours > 0 ? [{ field: 'overlap' as const, before: null, after: `${overlapHours} h` }] : []),
    ],
    secret: true,
  };
}

async function ended(operator: Operator, id: PartnerKeyId): Promise<Schema<'PartnerKey'>> {
  approvedBy(operator);
  await endOverlap(operator.db, id);
  return toWire(await theKey(operator, id));
}

async function examineEnd(operator: Operator, id: PartnerKeyId, reason: string): Promise<Examined> {
  const key = await theKey(operator, id);
  if (key.previous === null) throw refused('field_invalid', `Only one key of ${id.partner} is accepted already.`);
  return {
    ...examined(key, reason),
    changes: [{ field: 'key', before: `${keyFingerprint(key.key)}, ${keyFingerprint(key.previous.key)}`, after: keyFingerprint(key.key) }],
  };
}

const examined = (key: KnownKey, reason: string) => ({
  merchant: null,
  subject: { kind: key.kind, id: shownId(key), name: shownId(key) },
  effect: null,
  reason: reasonFor(reason),
  version: `${key.version} ${key.previous === null ? 'alone' : 'overlaps'}`,
  needsTwo: true,
});

const reasonFor = (reason: string) => reasonOf(reason, 'Give a reason: it stands beside the key and in the audit log.');

/** The keys of all partners of a kind; the sandbox exists only where every site is a demonstration. */
async function keysOf({ db, vault, config, clock, merchants }: Operator, kind: Kind): Promise<KnownKey[]> {
  const kept = await keptKeys({ db, vault }, clock.now());
  return statedKeys(config)
    .filter((stated) => stated.kind === kind && (merchants.demo || stated.partner !== 'sandbox'))
    .map((stated) => {
      const row = kept.find(({ partner, name, kind: of }) => of === kind && partner === stated.partner && name === stated.name);
      if (!row) return { ...stated, version: 0, changed: null, previous: null };
      const { changed_by: by, changed_at: at, reason, current: key, version, previous } = row;
      return { ...stated, key, version, changed: { by, at, reason }, previous };
    });
}

async function theKey(operator: Operator, { kind, partner, name }: PartnerKeyId): Promise<KnownKey> {
  const found = (await keysOf(operator, kind)).find((each) => each.partner === partner && each.name === name);
  if (!found) throw refused('not_found', `There is no ${name} key of ${partner}.`);
  return found;
}

const shownId = ({ kind, partner, name }: PartnerKeyId) => (kind === 'vendor' ? partner : `${partner}/${name}`);

const toWire = (known: KnownKey): Schema<'PartnerKey'> => ({
  id: shownId(known),
  partner: known.partner,
  name: known.name,
  fingerprint: keyFingerprint(known.key),
  version: known.version,
  since: known.changed?.at.toISOString() ?? null,
  by: known.changed?.by ?? null,
  reason: known.changed?.reason ?? null,
  previous: known.previous && { fingerprint: keyFingerprint(known.previous.key), until: known.previous.until.toISOString() },
});
