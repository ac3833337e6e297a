import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { playerStates } from './control.ts';

const session = { sessionId: z.uuid(), playerId: z.string().min(1).max(64), currency: z.string().length(3), gameCode: z.string().min(1) };
const player = z.union([
  z.strictObject({ state: z.enum(playerStates).default('active'), ...session }),
  z.strictObject({ state: z.enum(playerStates).default('active'), code: z.string().regex(/^[\w-]{43}$/) }),
]);
const file = z.strictObject({
  players: z.array(player).min(1),
  /** A vendor other than the one under test, and a session of the first active player with it. */
  secondVendor: z.strictObject({ code: z.string().min(1), secret: z.string().min(1), player }).optional(),
});

/** Test players that an operator has prepared for the suite. */
export type PlayersFile = z.infer<typeof file>;
export type FilePlayer = z.infer<typeof player>;

/**
 * Reads a players file, or a plain list of players (docs/guides/certify-a-wallet.md); throws an error whose one sentence names the problem.
 */
export function readPlayers(path: string): PlayersFile {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const parsed = file.safeParse(Array.isArray(content) ? { players: content } : content);
  if (!parsed.success)
    throw new Error(`${path}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`);
  return parsed.data;
}
