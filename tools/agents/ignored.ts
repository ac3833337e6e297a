import { carries, shareModes } from '@parlour/domain/agents';
import { z } from 'zod';

const optionalList = <T extends z.ZodType>(of: T) => z.array(of).optional();

/** Checked by `readCase`. */
const checkedElsewhere = Object.fromEntries(
  ['activeMin', 'turnoverUnit', 'singlePickMin', 'pool', 'minRate', 'maxRate', 'step'].map((name) => [name, z.unknown()]),
);

/** The parts of a case for which agents.md 11 has no error code; `readCase` checks all others. */
const shape = z.object({
  policy: z
    .strictObject({
      includeSelf: z.boolean(),
      products: z.array(z.string()),
      lossCheck: z.boolean(),
      payFromWallet: z.boolean(),
      unreachedUpline: z.enum(['settle', 'stop']),
      deducts: z.array(z.string()),
      carry: z.literal(carries),
      turnoverRule: z.enum(['total', 'dailyAverage']),
      rebateMode: z.enum(['groups', 'pool']),
      base: z.int(),
      maxTiers: z.int(),
      sameRate: z.boolean(),
      ...checkedElsewhere,
    })
    .partial()
    .optional(),
  members: z.array(
    z.object({
      id: z.string(),
      parent: z.string().nullish(),
      group: z.int().optional(),
      share: z.object({ mode: z.enum(shareModes) }).optional(),
    }),
  ),
  contracts: optionalList(z.object({ tiers: z.array(z.object({})), negativeCarry: z.boolean().optional() })),
  bets: optionalList(
    z.object({
      id: z.string(),
      outcome: z.enum(['won', 'lost', 'tie', 'void']),
      product: z.string().optional(),
      group: z.int().optional(),
      cover: z.tuple([z.int(), z.int()]).optional(),
    }),
  ).superRefine((bets, check) => {
    const seen = new Set<string>();
    for (const [index, { id }] of (bets ?? []).entries())
      if (seen.size === seen.add(id).size) check.addIssue({ code: 'custom', path: [index, 'id'], message: 'another bet has this id' });
  }),
  costs: optionalList(z.object({ type: z.string() })),
  steps: optionalList(z.object({})),
});

/**
 * What is wrong in a case without being an error: an unknown value, or one of a wrong type, counts as if it were absent. Null in a policy
 * stands for the default.
 */
export function ignoredIn(given: object): string[] {
  const { policy, ...rest } = given as { policy?: unknown };
  const set = typeof policy === 'object' && policy !== null ? Object.entries(policy).filter(([, value]) => value !== null) : undefined;
  const { error } = shape.safeParse({ ...rest, policy: set ? Object.fromEntries(set) : (policy ?? undefined) });
  return (error?.issues ?? []).map(({ path, message }) => `ignored: ${z.core.toDotPath(path)}: ${message}`);
}
