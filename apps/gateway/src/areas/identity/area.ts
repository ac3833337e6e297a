import { identityJobs } from './jobs.ts';
import type { Area } from '../manifest.ts';
import { authenticatorHandlers } from './authenticator/handlers.ts';
import { memberHandlers } from './member/handlers.ts';
import { memberSealers } from './seal-members.ts';
import { passkeyHandlers } from './passkeys/handlers.ts';
import { identitySchema } from './schema.ts';
import { sessionHandlers } from './session/handlers.ts';
import { socialHandlers } from './social/handlers.ts';

export const identity = {
  handlers: { ...authenticatorHandlers, ...memberHandlers, ...passkeyHandlers, ...sessionHandlers, ...socialHandlers },
  schema: identitySchema,
  sealers: memberSealers,
  jobs: identityJobs,
} satisfies Area;
