/** Writes brands/brand.schema.json, which editors use on brand.json: `node libs/brand/src/generate-json-schema.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandJsonSchema } from './json-schema.ts';

writeFileSync(path.resolve(import.meta.dirname, '../../../brands/brand.schema.json'), brandJsonSchema());
