import type { Area } from '../manifest.ts';
import { vendorHandlers } from './handlers.ts';
import { vendorSchema } from './schema.ts';

export const vendors = {
  handlers: vendorHandlers,
  schema: vendorSchema,
} satisfies Area;
