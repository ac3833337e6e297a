import type { AuthenticatorTables } from './authenticator/tables.ts';
import type { MemberTables } from './member/tables.ts';
import type { PasskeyTables } from './passkeys/tables.ts';
import type { SessionTables } from './session/tables.ts';
import type { SocialTables } from './social/tables.ts';

/** Every table of members and of how they get in. */
export interface IdentityTables extends MemberTables, SessionTables, AuthenticatorTables, PasskeyTables, SocialTables {}
