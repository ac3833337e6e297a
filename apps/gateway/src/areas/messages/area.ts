import type { Area } from '../manifest.ts';
import { messageHandlers } from './handlers.ts';
import { messageSchema } from './schema.ts';

export const messages = {
  handlers: messageHandlers,
  schema: messageSchema,
} satisfies Area;
