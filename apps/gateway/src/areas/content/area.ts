import type { Area } from '../manifest.ts';
import { contentHandlers } from './handlers.ts';
import { contentSchema } from './schema.ts';

export const content = {
  handlers: contentHandlers,
  schema: contentSchema,
} satisfies Area;
