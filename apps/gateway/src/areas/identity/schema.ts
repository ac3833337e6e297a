import { add, all, change, ofMerchants, tableWithoutMerchant, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import * as core from './migrations/0001-core.ts';
import * as accounts from './migrations/0005-accounts.ts';
import * as oneTimeCodes from './migrations/0010-one-time-codes.ts';
import * as rememberedDevices from './migrations/0011-remembered-devices.ts';
import * as social from './migrations/0012-social.ts';
import * as secondFactor from './migrations/0013-second-factor.ts';
import * as contacts from './migrations/0014-contacts.ts';
import * as recovery from './migrations/0015-recovery.ts';
import * as affiliates from './migrations/0016-affiliates.ts';
import * as agents from './migrations/0017-agents.ts';
import * as verifiedAges from './migrations/0157-verified-ages.ts';
import * as erasedMembers from './migrations/0182-erased-members.ts';
import * as completeProfiles from './migrations/0183-complete-profiles.ts';
import * as mailboxes from './migrations/0190-mailboxes.ts';
import * as pauses from './migrations/0194-pauses.ts';
import * as mobileNames from './migrations/0020-mobile-names.ts';
import * as accountTypes from './migrations/0029-account-types.ts';
import * as networkSince from './migrations/0048-network-since.ts';
import * as invitationAndDevice from './migrations/0055-invitation-and-device.ts';
import * as countries from './migrations/0056-countries.ts';
import * as memberLines from './migrations/0070-member-lines.ts';
import * as agentQuota from './migrations/0078-agent-quota.ts';
import type { AuthenticatorTables } from './authenticator/tables.ts';
import type { LineTables } from './line/tables.ts';
import type { MemberTables } from './member/tables.ts';
import type { PasskeyTables } from './passkeys/tables.ts';
import type { SessionTables } from './session/tables.ts';
import type { SocialTables } from './social/tables.ts';

/** Every table about members and how they log in. */
interface IdentityTables extends MemberTables, LineTables, SessionTables, AuthenticatorTables, PasskeyTables, SocialTables {}

const rights = {
  member: ofMerchants(change),
  // Written by triggers of `member`, with the rights of whoever changes the member.
  member_line: ofMerchants(all),
  register_link: ofMerchants(change),
  register_link_use: ofMerchants(add),
  agent_quota: ofMerchants(change),
  affiliate: ofMerchants(read),
  session: ofMerchants(all),
  remembered_device: ofMerchants(all),
  login_attempt: ofMerchants(all),
  login_code: ofMerchants(all),
  one_time_code: ofMerchants(all),
  authenticator: ofMerchants(all),
  recovery_code: ofMerchants(all),
  passkey: ofMerchants(all),
  passkey_challenge: ofMerchants(all),
  contact_change: ofMerchants(all),
  login_ticket: ofMerchants(all),
  known_network: ofMerchants(change),
  known_device: ofMerchants(change),
  social_attempt: ofMerchants(all),
  social_identity: ofMerchants(all),
  social_ticket: ofMerchants(all),
  human_solution: tableWithoutMerchant('found by a signature that only its browser has', add),
  captcha: tableWithoutMerchant('found by the hash of a token that only its browser has', all),
} satisfies RightsOf<IdentityTables>;

/** Members, and how they log in. */
export const identitySchema = {
  rights,
  migrations: {
    '0001-core': core,
    '0005-accounts': accounts,
    '0010-one-time-codes': oneTimeCodes,
    '0011-remembered-devices': rememberedDevices,
    '0012-social': social,
    '0013-second-factor': secondFactor,
    '0014-contacts': contacts,
    '0015-recovery': recovery,
    '0016-affiliates': affiliates,
    '0017-agents': agents,
    '0157-verified-ages': verifiedAges,
    '0182-erased-members': erasedMembers,
    '0020-mobile-names': mobileNames,
    '0029-account-types': accountTypes,
    '0048-network-since': networkSince,
    '0055-invitation-and-device': invitationAndDevice,
    '0056-countries': countries,
    '0070-member-lines': memberLines,
    '0078-agent-quota': agentQuota,
    '0183-complete-profiles': completeProfiles,
    '0190-mailboxes': mailboxes,
    '0194-pauses': pauses,
  },
} satisfies SchemaPart;
