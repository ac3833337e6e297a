/** `npx node libs/ui/src/theme/tokens-schema.ts` writes brands/tokens.schema.json, from which editors complete and check `tokens.json`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { brandTokensSchema } from './tokens.ts';

export const tokensSchemaFile = path.resolve(import.meta.dirname, '../../../../brands/tokens.schema.json');

export function tokensSchemaText(): string {
  return `${JSON.stringify(z.toJSONSchema(brandTokensSchema), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(tokensSchemaFile, tokensSchemaText());
