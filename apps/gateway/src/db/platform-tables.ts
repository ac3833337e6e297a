import type { ContentTables } from '../areas/content/tables.ts';
import type { EventTables } from '../events/tables.ts';
import type { GameTables } from '../areas/catalogue/tables.ts';

/** The tables of migration 0003. */
export interface PlatformTables extends ContentTables, EventTables, GameTables {}
