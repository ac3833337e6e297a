import { z } from 'zod';
import { brandSchema } from './brand-schema.ts';

/** The text of brands/brand.schema.json, made from the schema that the code checks with. */
export function brandJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(brandSchema, { io: 'input' }), null, 2)}\n`;
}
