import { humanProofSeconds } from '@parlour/domain';
import type { Challenge } from 'altcha/lib';
import { createChallenge, pbkdf2, verifySolution } from 'altcha/lib';
import { z } from 'zod';
import type { Config } from '../../../kernel/config.ts';
import type { HumanVerification } from '../../../kernel/ports.ts';

/** The key signature ties the answer to the challenge; without it any counter would be accepted. */
const secrets = (hmacKey: string) => ({ hmacSignatureSecret: hmacKey, hmacKeySignatureSecret: `${hmacKey}:answer` });

/** A proof of work (ALTCHA): challenges are signed and not stored, a solution is valid once. */
export function createAltcha({ hmacKey, cost, maxNumber }: Config['human']): HumanVerification {
  return {
    async challenge({ random, now }) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: random.bytes(4).readUInt32BE() % maxNumber,
        deriveKey: pbkdf2.deriveKey,
        // Signed like the rest. The library's own `expiresAt` would be compared with the machine's clock, not with the one passed in.
        data: { expires: Math.floor(now.getTime() / 1000) + humanProofSeconds },
        ...secrets(hmacKey),
      });
      return { ...challenge };
    },
    async use(proof, { db, now }) {
      const parsed = payload.safeParse(decode(proof));
      if (!parsed.success || !(await isSolved(parsed.data, hmacKey))) return false;
      const { parameters, signature } = parsed.data.challenge;
      const expires_at = new Date(parameters.data.expires * 1000);
      if (expires_at <= now) return false;
      const first = await db
        .insertInto('human_solution')
        .values({ signature, expires_at })
        .onConflict((c) => c.doNothing())
        .returning('signature')
        .executeTakeFirst();
      return first !== undefined;
    },
  };
}

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.looseObject({ expires: z.int() }) }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().regex(/^[0-9a-f]{2,128}$/) }),
});

async function isSolved({ challenge, solution }: z.infer<typeof payload>, hmacKey: string): Promise<boolean> {
  try {
    const { verified } = await verifySolution({
      // Untrusted input: the verifier checks its signature before using it.
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
