import type { HttpTables } from '../http/tables.ts';
import type { MemberTables } from '../member/tables.ts';
import type { SessionTables } from '../session/tables.ts';
import type { SystemTables } from '../system/tables.ts';

/** The tables of migration 0001. */
export interface CoreTables extends HttpTables, MemberTables, SessionTables, SystemTables {}
