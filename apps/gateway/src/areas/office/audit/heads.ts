import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { headText, isSigned } from '@parlour/domain/office';
import { sql } from 'kysely';
import { columnSealer } from '../../../db/sealers.ts';
import type { JobTools } from '../../../jobs/job.ts';
import type { Place, Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import type { Schema } from '../operator.ts';
import { appendAudit, merchantOfChain } from './append.ts';
import { mailHeads, type NightlyHead } from './heads-mail.ts';

const placeOf = (id: string): Place => ({ merchant: '', column: 'audit_key.private_pem', id });

/**
 * Verifies every chain and signs the head of each intact one. Each head also becomes a line of the log and is e-mailed to the configured
 * address; the owner of the database can change neither. Returns how many chains are broken; each is reported in the log as `audit.broken`.
 */
export async function signHeads(tools: JobTools): Promise<number> {
  const { db, now, vault, log } = tools;
  const { rows } = await sql<{ chain: string }>`select distinct chain from audit_event order by chain`.execute(db);
  const heads: NightlyHead[] = [];
  let broken = 0;
  for (const { chain } of rows) {
    const { broken: row, rows: seq, hash } = await verifyChain(db, chain);
    if (row !== null) {
      broken++;
      const merchant = merchantOfChain(chain);
      await appendAudit(db, { kind: 'job', name: 'sign-audit', via: 'job' }, { merchant, event: 'audit.broken', after: { row } }, now);
    } else if (hash !== null) {
      const head = await signed(db, vault, { chain, seq, hash, signedAt: now.toISOString() }, now);
      if (!head) continue;
      heads.push(head);
      securityEvent(log, 'audit_head', head);
    }
  }
  await mailHeads(tools, heads);
  return broken;
}

/** Verifies one chain: finds the first row that was altered, or that differs from a signed head (office O22). */
export async function verifyChain(db: Db, chain: string): Promise<Schema<'AuditChain'>> {
  const { rows } = await sql<{ broken: string | null; rows: string; hash: string | null }>`
    select audit_broken(${chain})::text as broken, (select count(*)::text from audit_event where chain = ${chain}) as rows,
      (select hash from audit_event where chain = ${chain} order by seq desc limit 1) as hash`.execute(db);
  const { broken, rows: count, hash } = rows[0]!;
  const heads = await headsOf(db, chain);
  let differing: (typeof heads)[number] | undefined;
  for (const head of heads) if (head.found !== head.hash || !(await isSigned(head))) differing ??= head;
  const firsts = [broken, differing?.seq].flatMap((seq) => (seq === null || seq === undefined ? [] : [Number(seq)]));
  const last = heads.at(-1);
  return {
    chain,
    rows: Number(count),
    hash,
    broken: firsts.length === 0 ? null : Math.min(...firsts),
    signed: last ? last.seq : null,
    signedAt: last ? last.signedAt : null,
  };
}

/** The heads of a chain in order, each with the hash that its row has now, null if the row is gone. */
export async function headsOf(db: Db, chain: string): Promise<(Schema<'AuditHead'> & { found: string | null })[]> {
  const heads = await db
    .selectFrom('audit_head as h')
    .innerJoin('audit_key as k', 'k.id', 'h.key_id')
    .leftJoin('audit_event as e', (join) => join.onRef('e.chain', '=', 'h.chain').onRef('e.seq', '=', 'h.seq'))
    .select(['h.chain', 'h.seq', 'h.hash', 'h.signed_at', 'h.key_id', 'h.signature', 'k.public_key', 'e.hash as found'])
    .where('h.chain', '=', chain)
    .orderBy('h.seq')
    .execute();
  return heads.map((head) => ({
    chain: head.chain,
    seq: Number(head.seq),
    hash: head.hash,
    signedAt: head.signed_at.toISOString(),
    key: head.key_id,
    publicKey: head.public_key,
    signature: head.signature,
    found: head.found,
  }));
}

/** Signs a head and stores it; undefined if it was already signed. */
async function signed(db: Db, vault: Vault, head: Parameters<typeof headText>[0], now: Date) {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('audit_head', 0))`.execute(trx);
    const { id, pem } = await currentKey(trx, vault, now);
    const signature = sign(null, Buffer.from(headText(head)), createPrivateKey(pem)).toString('base64');
    const { chain, seq, hash } = head;
    const kept = await trx
      .insertInto('audit_head')
      .values({ chain, seq, hash, signed_at: now, key_id: id, signature })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .executeTakeFirst();
    return kept && { ...head, key: id, signature };
  });
}

/**
 * The newest key; the first head creates it. Its id is a fingerprint, so that a key can be checked against any place where the id was
 * noted.
 */
async function currentKey(trx: Db, vault: Vault, now: Date): Promise<{ id: string; pem: string }> {
  const row = await trx.selectFrom('audit_key').select(['id', 'private_pem']).orderBy('made_at', 'desc').limit(1).executeTakeFirst();
  if (row) return { id: row.id, pem: vault.open(placeOf(row.id), row.private_pem) };
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const id = createHash('sha256').update(spki).digest('hex').slice(0, 16);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const values = { id, public_key: spki.toString('base64'), private_pem: vault.seal(placeOf(id), pem), made_at: now };
  await trx.insertInto('audit_key').values(values).execute();
  return { id, pem };
}

/** Seals the keys that sign heads under the current key of the vault. */
export const sealAuditKeys = columnSealer({ table: 'audit_key', column: 'private_pem', key: ['id'], place: ({ id }) => placeOf(id) });
