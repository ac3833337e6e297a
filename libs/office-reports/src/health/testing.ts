import type { components } from '@parlour/office-api/contract';

/** Calls to other servers: one that can be made again, one that was too secret to be kept, and one that waits. */
export const openCalls: components['schemas']['OutboundCall'][] = [
  {
    id: '01981c2e-0000-7000-8000-00000000d001',
    merchant: 'atrium01',
    kind: 'begin-payment',
    state: 'failed',
    attempts: 3,
    error: 'the provider answered 422',
    created: '2026-03-14T05:10:00.000Z',
    next: '',
    retry: true,
  },
  {
    id: '01981c2e-0000-7000-8000-00000000d002',
    merchant: 'atrium01',
    kind: 'secret-mail',
    state: 'failed',
    attempts: 5,
    error: 'Error',
    created: '2026-03-14T05:40:00.000Z',
    next: '',
    retry: false,
  },
  {
    id: '01981c2e-0000-7000-8000-00000000d003',
    merchant: 'atrium01',
    kind: 'notice-mail',
    state: 'waiting',
    attempts: 0,
    error: '',
    created: '2026-03-14T06:19:00.000Z',
    next: '2026-03-14T06:21:00.000Z',
    retry: false,
  },
];

/** An installation in which one job has failed. */
export function healthOf(change: Partial<components['schemas']['Health']> = {}): components['schemas']['Health'] {
  return {
    at: '2026-03-14T06:20:00.000Z',
    gateways: [
      {
        id: '01981c2e-0000-7000-8000-00000000b001',
        version: '0.1.0',
        started: '2026-03-13T22:00:00.000Z',
        seen: '2026-03-14T06:19:50.000Z',
        status: 'ready',
        redis: 'up',
        streams: 412,
      },
      {
        id: '01981c2e-0000-7000-8000-00000000b002',
        version: '0.1.0',
        started: '2026-03-13T22:01:00.000Z',
        seen: '2026-03-14T06:02:00.000Z',
        status: 'lost',
        redis: 'up',
        streams: 398,
      },
    ],
    jobs: [
      { job: 'fold-stats', waiting: 1, late: 0, active: 0, failed: 0, oldest: '2026-03-14T06:21:00.000Z' },
      { job: 'sweep-events', waiting: 3, late: 2, active: 0, failed: 1, oldest: '2026-03-14T05:00:00.000Z' },
    ],
    failures: [
      {
        id: '01981c2e-0000-7000-8000-000000000009',
        job: 'sweep-events',
        at: '2026-03-14T05:10:00.000Z',
        attempts: 3,
        error: 'the disk is full',
      },
    ],
    calls: [
      { kind: 'begin-payment', waiting: 2, late: 0, failed: 1, done: 199 },
      { kind: 'sms', waiting: 0, late: 0, failed: 2, done: 61 },
    ],
    providers: [{ merchant: 'atrium01', provider: 'sandbox', succeeded: 97, failed: 3, unpaid: 12, pending: 1 }],
    vendors: [{ vendor: 'JL', rounds: 204_118, last: '2026-03-14T06:00:00.000Z' }],
    chains: [{ chain: 'atrium01', rows: 4120, signed: '2026-03-14T03:17:00.000Z' }],
    reconciliations: [
      { source: 'cashier sandbox', asked: '2026-03-14T04:43:00.000Z', heard: '2026-03-14T04:43:00.000Z', differences: 0 },
      { source: 'vendor JL', asked: '2026-03-14T04:43:00.000Z', heard: '2026-03-13T04:43:00.000Z', differences: 2 },
    ],
    keys: [
      { key: 'sealing', of: null, name: null, since: '2026-01-02T10:00:00.000Z' },
      { key: 'audit', of: null, name: null, since: '2026-01-02T10:00:00.000Z' },
      { key: 'push', of: 'atrium01', name: null, since: '2026-02-11T10:00:00.000Z' },
      { key: 'vendor', of: 'JL', name: 'signing', since: '2025-11-20T10:00:00.000Z' },
      { key: 'provider', of: 'meghna', name: 'api', since: '2026-03-01T10:00:00.000Z' },
      { key: 'provider', of: 'meghna', name: 'webhook', since: null },
    ],
    archive: { last: '2026-03-14T06:15:00.000Z', failed: null },
    security: [
      { event: 'login', count: 812 },
      { event: 'login_failed', count: 41 },
    ],
    statements: [{ statement: 'select * from ledger_post($1)', calls: 91_200, mean: 0.8, total: 72_960 }],
    ...change,
  };
}
