import type { SettingKey, SettingValue } from '@parlour/domain/office';
import { z } from 'zod';
import { publish } from '../../db/publish.ts';
import { timedJob } from '../../jobs/job.ts';
import { schedule } from '../../jobs/schedule.ts';
import type { Db } from '../../kernel/tables.ts';

/** What somebody decides about a setting. */
export interface NewDecision {
  merchant: string;
  key: SettingKey;
  /** The next one; another decision may have taken it. */
  version: number;
  /** Null gives the setting back to brand.json. */
  value: SettingValue | null;
  from: Date;
  reason: string;
  by: string;
}

/** Tells open pages that a planned change has come. */
export const tellPlannedSetting = timedJob({
  name: 'tell-planned-setting',
  payload: z.object({ merchant: z.string() }),
  async run({ merchant }, { db }) {
    await tellPages(db, merchant);
    return 1;
  },
});

/** Writes a decision down, in the caller's transaction; false where another one has its version. Pages are told when it is in force. */
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
