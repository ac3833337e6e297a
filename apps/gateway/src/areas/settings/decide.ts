import type { SettingKey, SettingValue } from '@parlour/domain/office';
import { z } from 'zod';
import { publish } from '../../db/publish.ts';
import { timedJob } from '../../jobs/job.ts';
import { schedule } from '../../jobs/schedule.ts';
import type { Db } from '../../kernel/tables.ts';

/** A decision about a setting. */
export interface NewDecision {
  merchant: string;
  key: SettingKey;
  /** The next version; a concurrent decision may take it first. */
  version: number;
  /** Null reverts the setting to brand.json. */
  value: SettingValue | null;
  from: Date;
  reason: string;
  by: string;
}

/** Notifies open pages when a planned change takes effect. */
export const tellPlannedSetting = timedJob({
  name: 'tell-planned-setting',
  payload: z.object({ merchant: z.string() }),
  async run({ merchant }, { db }) {
    await tellPages(db, merchant);
    return 1;
  },
});

/** Stores a decision, in the caller's transaction; false if another one already has its version. Pages are notified once it is in force. */
export async function decideSetting(
  trx: Db,
  { merchant, key, version, value, from, reason, by }: NewDecision,
  now: Date,
): Promise<boolean> {
  const row = { merchant, key, version, value: value === null ? null : JSON.stringify(value), from_at: from, reason };
  const added = await trx
    .insertInto('setting_override')
    .values({ ...row, made_by: by, made_at: now })
    .onConflict((conflict) => conflict.columns(['merchant', 'key', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!added) return false;
  if (from > now) await schedule(trx, tellPlannedSetting, { merchant }, { key: `${merchant} ${key} ${version}`, at: from });
  else await tellPages(trx, merchant);
  return true;
}

const tellPages = (db: Db, merchant: string) => publish(db, { merchant, memberId: null, type: 'settingsChanged', data: {} });
