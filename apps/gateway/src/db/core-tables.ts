import type { AuthenticatorTables } from '../authenticator/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { MemberTables } from '../member/tables.ts';
import type { PasskeyTables } from '../passkeys/tables.ts';
import type { SessionTables } from '../session/tables.ts';
import type { SocialTables } from '../social/tables.ts';
import type { SystemTables } from '../system/tables.ts';

/** Members, how they get in, and what guards the operations. */
export interface CoreTables
  extends HttpTables, MemberTables, SessionTables, AuthenticatorTables, PasskeyTables, SocialTables, SystemTables {}
