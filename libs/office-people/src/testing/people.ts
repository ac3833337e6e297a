import { builtInRights } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

/** An hour ago. */
const before = () => new Date(Date.now() - 3_600_000).toISOString();

/** Roles as they are listed, for stories and tests. */
export const roles: Schemas['Role'][] = [
  { role: 'owner', builtIn: true, rights: builtInRights.owner, operators: ['amina', 'bao'], changedBy: null, changed: null },
  { role: 'support', builtIn: true, rights: builtInRights.support, operators: ['carla'], changedBy: null, changed: null },
  {
    role: 'night-desk',
    builtIn: false,
    rights: { 'member.view': 'r', 'member.block': 'w', 'withdrawal.hold': 'w' },
    operators: [],
    changedBy: 'bao',
    changed: before(),
  },
];

/** A proposal that waits, for stories and tests. */
export function waitingProposal(change: Partial<Schemas['Proposal']> = {}): Schemas['Proposal'] {
  return {
    id: '01981c2e-0000-7000-8000-00000000000a',
    hash: 'ab'.repeat(32),
    merchant: 'atrium01',
    operation: 'approveWithdrawal',
    command: 'withdrawals approve',
    subject: { kind: 'withdrawal', id: '01981c2e-0000-7000-8000-000000000001', name: '34000.00 BDT, rahim.k' },
    reason: null,
    changes: [{ field: 'status', before: 'pending', after: 'approved' }],
    masked: false,
    effect: { kind: 'pays', amount: '34000.00', currency: 'BDT', member: 'rahim.k' },
    by: 'faisal',
    at: before(),
    expires: new Date(Date.now() + 6 * 86_400_000).toISOString(),
    status: 'open',
    decidedBy: null,
    decidedAt: null,
    outcome: null,
    own: false,
    mayDecide: true,
    notBefore: null,
    progress: null,
    maySteer: false,
    ...change,
  };
}

/** An event of the audit log, for stories and tests. */
export function auditEvent(change: Partial<Schemas['AuditEvent']> = {}): Schemas['AuditEvent'] {
  return {
    chain: 'atrium01',
    seq: 7,
    at: before(),
    actorKind: 'operator',
    actor: 'amina',
    via: 'office',
    address: '203.0.113.9',
    event: 'member.blocked',
    command: 'members block',
    subjectKind: 'member',
    subject: '01981c2e-0000-7000-8000-000000000009',
    before: '{"status":"active"}',
    after: '{"status":"blocked"}',
    reason: 'one network',
    proposal: null,
    request: 'c0ffee',
    outcome: 'done',
    detail: null,
    hash: 'cd'.repeat(32),
    ...change,
  };
}
