import { money, toDecimal, type Currency } from '@parlour/domain';
import { sql, type Selectable } from 'kysely';
import type { Clock, Random } from '../../../kernel/clock.ts';
import type { Config } from '../../../kernel/config.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { notify } from '../../../db/notifier.ts';
import { withKeysInForce } from '../../../outbound/partner-keys.ts';
import { endFreeRounds, giveFreeRounds, type VendorCaller } from '../../vendors/client.ts';
import type { FreeSpinsTable } from './tables.ts';

/** What calls to vendors need. */
export interface VendorAsker {
  config: Pick<Config, 'payments' | 'vendors'>;
  vault: Pick<Vault, 'open'>;
  clock: Clock;
  random: Random;
}

type FreeSpins = Selectable<FreeSpinsTable>;

/**
 * Requests spins from their vendor. A definite refusal puts the member's entry back to Claim; without an answer they keep waiting, and
 * repeating the request does no harm.
 */
export async function giveSpins(db: Db, id: string, asker: VendorAsker): Promise<boolean> {
  const spins = await db.selectFrom('free_spins').selectAll().where('id', '=', id).executeTakeFirst();
  if (spins?.state !== 'asking') return false;
  const caller = await callerOf(db, spins, asker);
  if (!caller) return answered(db, spins, 'refused', asker.clock.now());
  const currency = spins.currency as Currency;
  const answer = await giveFreeRounds(
    {
      campaignId: spins.id,
      playerId: spins.member_id,
      gameCode: spins.game_code,
      rounds: spins.spins,
      stake: toDecimal(money(BigInt(spins.stake), currency)),
      currency,
      expiresAt: spins.expires_at.toISOString(),
    },
    caller,
  );
  if (answer === 'later') return false;
  return answered(db, spins, answer === 'yes' ? 'given' : 'refused', asker.clock.now());
}

/** Ends spins that have expired or whose member may no longer play. The vendor pays their wins before it agrees. */
export async function endSpins(db: Db, spins: FreeSpins, asker: VendorAsker): Promise<boolean> {
  const caller = await callerOf(db, spins, asker);
  const answer = caller ? await endFreeRounds({ campaignId: spins.id }, caller) : 'later';
  if (answer === 'later') return false;
  // If the vendor accepted the spins earlier and no longer knows them, they were never played.
  return answered(db, spins, 'over', asker.clock.now());
}

async function callerOf(db: Db, { vendor }: FreeSpins, { config, vault, clock, random }: VendorAsker): Promise<VendorCaller | undefined> {
  const partner = (await withKeysInForce(config, { db, vault }, clock.now())).vendors[vendor];
  return partner && { vendor, partner, clock, random };
}

async function answered(db: Db, { id, merchant, member_id }: FreeSpins, answer: 'given' | 'refused' | 'over', now: Date): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`select free_spins_answered(${merchant}, ${id}, ${answer}, ${now}) as changed`.execute(
    db,
  );
  notify(db, [{ merchant, memberId: member_id }]);
  return rows[0]!.changed;
}
