import { z } from 'zod';
import { brandTokensSchema } from './tokens.ts';

/** `brands/tokens.schema.json` as text: lets an editor complete `tokens.json` and mark a wrong key. */
export function tokensSchemaText(): string {
  return `${JSON.stringify(z.toJSONSchema(brandTokensSchema), null, 2)}\n`;
}
