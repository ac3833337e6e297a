import type { AuthenticatorTables } from '../areas/identity/authenticator/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { MemberTables } from '../areas/identity/member/tables.ts';
import type { PasskeyTables } from '../areas/identity/passkeys/tables.ts';
import type { SessionTables } from '../areas/identity/session/tables.ts';
import type { SocialTables } from '../areas/identity/social/tables.ts';
import type { SystemTables } from '../areas/site/tables.ts';

/** Members, how they get in, and what guards the operations. */
export interface CoreTables
  extends HttpTables, MemberTables, SessionTables, AuthenticatorTables, PasskeyTables, SocialTables, SystemTables {}
