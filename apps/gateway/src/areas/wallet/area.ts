import type { Area } from '../manifest.ts';
import { expireDeposits } from './deposits.ts';
import { walletHandlers } from './handlers.ts';
import { sealPayees } from './payee-data.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { recordHandlers } from './records/handlers.ts';
import { walletSchema } from './schema.ts';
import { receiveOverdue } from './withdrawals.ts';

export const wallet = {
  handlers: { ...walletHandlers, ...paymentHandlers, ...recordHandlers },
  schema: walletSchema,
  sealers: [sealPayees],
  jobs: {
    'expire-deposits': { when: '* * * * *', run: (db, now) => expireDeposits(db, now) },
    'receive-overdue-withdrawals': {
      when: '*/5 * * * *',
      run: (db, now, { withdrawals }) => receiveOverdue(db, now, withdrawals.receivedAfterMinutes),
    },
  },
} satisfies Area;
