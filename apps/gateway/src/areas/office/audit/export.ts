import { exportedList } from '../exports/exported-list.ts';
import type { InputOf, Operator } from '../operator.ts';
import { merchantOfChain } from './append.ts';
import { auditList } from './list.ts';

export const auditExport = exportedList('listAuditEvents', {
  read: (operator: Operator, query: InputOf<'listAuditEvents'>) => auditList(operator, query),
  merchantOf: ({ chain }) => merchantOfChain(chain),
  private: ['subject'],
  columns: {
    at: ({ at }) => ({ time: at }),
    actorKind: ({ actorKind }) => ({ plain: actorKind }),
    actor: ({ actor }) => ({ text: actor }),
    via: ({ via }) => ({ plain: via }),
    address: ({ address }) => ({ text: address }),
    event: ({ event }) => ({ plain: event }),
    subjectKind: ({ subjectKind }) => ({ plain: subjectKind }),
    subject: ({ subject }) => ({ text: subject }),
    before: ({ before }) => ({ text: before }),
    after: ({ after }) => ({ text: after }),
    reason: ({ reason }) => ({ text: reason }),
    proposal: ({ proposal }) => ({ plain: proposal }),
    outcome: ({ outcome }) => ({ plain: outcome }),
    detail: ({ detail }) => ({ text: detail }),
    chain: ({ chain }) => ({ plain: chain }),
    seq: ({ seq }) => ({ plain: seq }),
    hash: ({ hash }) => ({ plain: hash }),
  },
});
