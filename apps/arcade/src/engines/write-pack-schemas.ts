/** Writes the JSON schemas by which editors check pack.json: `node apps/arcade/src/engines/write-pack-schemas.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { engines } from './engines.ts';

for (const [name, engine] of Object.entries(engines))
  writeFileSync(path.join(import.meta.dirname, name, 'pack.schema.json'), engine.packJsonSchema());
