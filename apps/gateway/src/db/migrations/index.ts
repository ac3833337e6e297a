import * as core from './0001-core.ts';
import * as money from './0002-money.ts';
import * as platform from './0003-platform.ts';
import * as wallet from './0004-wallet.ts';
import * as accounts from './0005-accounts.ts';
import * as books from './0006-books.ts';
import * as personalData from './0008-personal-data.ts';
import * as lobby from './0009-lobby.ts';
import * as oneTimeCodes from './0010-one-time-codes.ts';
import * as rememberedDevices from './0011-remembered-devices.ts';
import * as social from './0012-social.ts';
import * as secondFactor from './0013-second-factor.ts';
import * as contacts from './0014-contacts.ts';
import * as recovery from './0015-recovery.ts';
import * as affiliates from './0016-affiliates.ts';
import * as agents from './0017-agents.ts';
import * as nameOrder from './0018-name-order.ts';
import * as mobileNames from './0020-mobile-names.ts';
import * as feedback from './0021-feedback.ts';
import * as accountRegistry from './0024-account-registry.ts';
import * as lessWorkForABet from './0025-less-work-for-a-bet.ts';
import type { Migration } from 'kysely/migration';

/** Every migration by its name, in the order of the names. One file per area and change. */
export const migrations: Record<string, Migration> = {
  '0001-core': core,
  '0002-money': money,
  '0003-platform': platform,
  '0004-wallet': wallet,
  '0005-accounts': accounts,
  '0006-books': books,
  '0008-personal-data': personalData,
  '0009-lobby': lobby,
  '0010-one-time-codes': oneTimeCodes,
  '0011-remembered-devices': rememberedDevices,
  '0012-social': social,
  '0013-second-factor': secondFactor,
  '0014-contacts': contacts,
  '0015-recovery': recovery,
  '0016-affiliates': affiliates,
  '0017-agents': agents,
  '0018-name-order': nameOrder,
  '0020-mobile-names': mobileNames,
  '0021-feedback': feedback,
  '0024-account-registry': accountRegistry,
  '0025-less-work-for-a-bet': lessWorkForABet,
};
