import { add, ofMerchants, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { Area } from '../manifest.ts';
import { tellPlannedSetting } from './decide.ts';
import * as overrides from './migrations/0047-settings.ts';
import * as positions from './migrations/0099-contact-positions.ts';
import type { SettingTables } from './tables.ts';

const rights = {
  setting_override: ofMerchants(read, add),
} satisfies RightsOf<SettingTables>;

const schema = {
  rights,
  migrations: { '0047-settings': overrides, '0099-contact-positions': positions },
} satisfies SchemaPart;

/** Settings that operators change at run time, overriding those of brands. */
export const settings = { schema, jobs: { timed: [tellPlannedSetting] } } satisfies Area;
