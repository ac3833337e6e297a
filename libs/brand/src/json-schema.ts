/** `npm run brand-schema` writes brands/brand.schema.json, from which editors complete and check `brand.json`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { brandSchema } from './brand-schema.ts';

/** The text of brands/brand.schema.json, generated from the schema that the code validates with. */
export function brandJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(brandSchema, { io: 'input' }), null, 2)}\n`;
}

export function writeBrandJsonSchema(): void {
  writeFileSync(path.resolve(import.meta.dirname, '../../../brands/brand.schema.json'), brandJsonSchema());
}

if (import.meta.main) writeBrandJsonSchema();
