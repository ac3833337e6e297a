import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Level, Permission } from '@parlour/domain/office';
import type { MemberQuestion } from '@parlour/office-members';

interface Doing {
  text: MessageDescriptor;
  permission: Permission;
  least: Level;
}

/** What can be done on a screen, and the path of the entry that shows it. */
export const screenActions: readonly (Doing & { path: string })[] = [
  { text: msg`Close the site`, permission: 'site.maintenance', least: 'w', path: '/sites' },
  { text: msg`Blocked regions`, permission: 'site.region', least: 'w', path: '/sites' },
  { text: msg`Invite an operator`, permission: 'operator.manage', least: 'w', path: '/people' },
  { text: msg`Create a role`, permission: 'role.manage', least: 'w', path: '/roles' },
  { text: msg`Import games`, permission: 'game.import', least: 'p', path: '/imports' },
  { text: msg`Maintenance of games`, permission: 'game.maintenance', least: 'w', path: '/vendors' },
  { text: msg`Check the ledger`, permission: 'ledger.check', least: 'w', path: '/ledger' },
  { text: msg`Reconcile the ledger`, permission: 'ledger.reconcile', least: 'w', path: '/ledger' },
  { text: msg`Retry jobs`, permission: 'job.retry', least: 'w', path: '/health' },
  { text: msg`Block members`, permission: 'member.block', least: 'p', path: '/members' },
];

/** What can be done to one member, who may be named after it: `block rahim`. The member's page asks for confirmation first. */
export const memberActions: readonly (Doing & { asks: MemberQuestion })[] = [
  { text: msg`Block`, permission: 'member.block', least: 'w', asks: 'block' },
  { text: msg`Unblock`, permission: 'member.block', least: 'w', asks: 'unblock' },
  { text: msg`End sessions`, permission: 'member.endSessions', least: 'w', asks: 'endSessions' },
  { text: msg`Exclude from betting`, permission: 'member.exclude', least: 'w', asks: 'exclude' },
  { text: msg`Reset the password`, permission: 'member.reset', least: 'p', asks: 'password' },
];
