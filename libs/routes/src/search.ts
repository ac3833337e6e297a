import { z } from 'zod';

/** Which games of a list: survives a reload and can be shared. What makes no sense is dropped, not refused. */
export const gameListSearch = z.object({
  vassalage: z
    .string()
    .regex(/^[A-Z][A-Z0-9]{1,19}$/)
    .optional()
    .catch(undefined),
  search: z.string().trim().min(1).max(60).optional().catch(undefined),
});
export type GameListSearch = z.infer<typeof gameListSearch>;

export const registerSearch = z.object({
  referralCode: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});

/** Which page of a record. */
export const pagedSearch = z.object({ pageNo: z.number().int().min(1).max(10_000).optional().catch(undefined) });
