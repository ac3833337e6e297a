/** Writes brands/brand.schema.json, which editors use on brand.json: `npm run brand-schema`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandJsonSchema } from './json-schema.ts';

writeFileSync(path.resolve(import.meta.dirname, '../../../brands/brand.schema.json'), brandJsonSchema());
