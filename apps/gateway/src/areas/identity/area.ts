import type { Area } from '../manifest.ts';
import { authenticatorHandlers } from './authenticator/handlers.ts';
import { memberHandlers } from './member/handlers.ts';
import { memberSealers } from './personal/seal-members.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { identitySchema } from './schema.ts';
import { endDeadSessions } from './session/end-dead-sessions.ts';
import { sessionHandlers } from './session/handlers.ts';
import { socialHandlers } from './social/handlers.ts';
import { sweepSpent } from './sweep.ts';

export const identity = {
  handlers: { ...authenticatorHandlers, ...memberHandlers, ...passkeyHandlers, ...sessionHandlers, ...socialHandlers },
  schema: identitySchema,
  sealers: memberSealers,
  jobs: {
    'end-dead-sessions': { when: '*/5 * * * *', run: (db, now, { session }) => endDeadSessions(db, session, now) },
    'sweep-spent': { when: '*/15 * * * *', run: (db, now) => sweepSpent(db, now) },
  },
} satisfies Area;
