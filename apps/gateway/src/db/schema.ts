import type { BooksTables } from './books-tables.ts';
import type { CoreTables } from './core-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { PlatformTables } from './platform-tables.ts';

/** The tables of every area; each area describes its own in its `tables.ts` and makes them in its migration. */
export interface Tables extends CoreTables, MoneyTables, PlatformTables, BooksTables {}
