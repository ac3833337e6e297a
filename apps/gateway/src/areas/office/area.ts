import type { Area } from '../manifest.ts';
import { officeSchema } from './schema.ts';

export const office = {
  schema: officeSchema,
} satisfies Area;
