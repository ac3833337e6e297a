// Start file: `node libs/ui/src/theme/write-tokens-schema.ts` writes brands/tokens.schema.json anew.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokensSchemaText } from './tokens-schema.ts';

writeFileSync(path.resolve(import.meta.dirname, '../../../../brands/tokens.schema.json'), tokensSchemaText());
