import type { Challenge } from 'altcha/lib';
import { createChallenge, pbkdf2, verifySolution } from 'altcha/lib';
import { z } from 'zod';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';

const lifeSeconds = 300;

/** The key signature is what ties the answer to the challenge: without it any counter would pass. */
const secrets = (hmacKey: string) => ({ hmacSignatureSecret: hmacKey, hmacKeySignatureSecret: `${hmacKey}:answer` });

/** A proof-of-work challenge, signed and not stored: asking for one changes nothing here. */
export async function humanChallenge({ config, random, clock }: Pick<Context, 'config' | 'random' | 'clock'>): Promise<Challenge> {
  const { hmacKey, cost, maxNumber } = config.human;
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: random.bytes(4).readUInt32BE() % maxNumber,
    deriveKey: pbkdf2.deriveKey,
    expiresAt: new Date(clock.now().getTime() + lifeSeconds * 1000),
    ...secrets(hmacKey),
  });
}

const payload = z.object({
  challenge: z.object({ parameters: z.looseObject({ expiresAt: z.int() }), signature: z.string().regex(/^[0-9a-f]{64}$/) }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().regex(/^[0-9a-f]{2,128}$/) }),
});

/** Uses up the solution in an `altcha` field. Throws `human_verification_failed` for one that is wrong, used or too old. */
export async function useHumanSolution({ db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>, altcha: string): Promise<void> {
  const parsed = payload.safeParse(decode(altcha));
  if (!parsed.success || !(await isSolved(parsed.data, config.human.hmacKey))) throw new Refusal('human_verification_failed');
  const { parameters, signature } = parsed.data.challenge;
  const expires_at = new Date(parameters.expiresAt * 1000);
  if (expires_at <= clock.now()) throw new Refusal('human_verification_failed');
  const first = await db
    .insertInto('human_solution')
    .values({ signature, expires_at })
    .onConflict((c) => c.doNothing())
    .returning('signature')
    .executeTakeFirst();
  if (!first) throw new Refusal('human_verification_failed');
}

async function isSolved({ challenge, solution }: z.infer<typeof payload>, hmacKey: string): Promise<boolean> {
  try {
    const { verified } = await verifySolution({
      // Whatever a visitor sent: the verifier checks its signature before it believes any of it.
      challenge: challenge as unknown as Challenge,
      solution,
      deriveKey: pbkdf2.deriveKey,
      ...secrets(hmacKey),
    });
    return verified;
  } catch {
    return false;
  }
}

function decode(altcha: string): unknown {
  try {
    return JSON.parse(Buffer.from(altcha, 'base64').toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
