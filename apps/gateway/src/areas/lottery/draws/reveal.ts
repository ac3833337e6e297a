import { deriveResult } from '@parlour/domain/lottery';
import { sql } from 'kysely';
import { publishMany } from '../../../db/publish.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { offeredPack } from '../offered-packs.ts';
import type { StoredResult } from '../tables.ts';
import { tellFollowers } from './followers.ts';
import { revealSeeds } from './seed-chains.ts';
import { scheduleSettlement } from './set-result.ts';
import { holdDraws, noteSteps, type Draw, type DrawName } from './steps.ts';
import { resultEvent, statusEvent } from './tell.ts';

/**
 * closed → resulted for in-house draws, by revealing their seeds; returns how many. A draw without lines is settled in the same
 * transaction: most draws of fast games have none, and a settlement job for each would keep an idle gateway busy.
 */
export function revealDraws(db: Db, vault: Pick<Vault, 'open'>, names: readonly DrawName[], now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const held = await holdDraws(trx, names, 'closed');
    if (held.length === 0) return 0;
    const seeds = await revealSeeds(trx, vault, held);
    const revealed: { draw: Draw; serverSeed: string; result: StoredResult }[] = [];
    for (const [i, draw] of held.entries()) {
      const pack = await offeredPack(trx, draw.merchant, draw.pack_id, draw.pack_version!);
      if (!pack) throw new Error(`the draw ${draw.id} has no pack`);
      const serverSeed = seeds[i]!;
      revealed.push({
        draw,
        serverSeed,
        result: deriveResult(pack, { serverSeed, clientSeed: draw.client_seed!, nonce: Number(draw.issue) }),
      });
    }
    const facts = revealed.map(({ draw, serverSeed, result }) => ({
      merchant: draw.merchant,
      id: draw.id,
      seed: serverSeed,
      result,
      empty: draw.line_count === 0,
    }));
    await sql`
      update lottery_draw d set status = case when x.empty then 'settled' else 'resulted' end, server_seed = x.seed, result = x.result,
        resulted_at = ${now}, next_at = null, settled_at = case when x.empty then ${now}::timestamptz end,
        run = d.run + case when x.empty then 1 else 0 end, totals = case when x.empty then '{}'::jsonb end
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as x(merchant text, id text, seed text, result jsonb, empty boolean)
      where d.merchant = x.merchant and d.id = x.id`.execute(trx);
    await noteSteps(
      trx,
      revealed.flatMap(({ draw, serverSeed, result }) => {
        const evidence = { commitment: draw.commitment, serverSeed, clientSeed: draw.client_seed, nonce: draw.issue, result };
        const resulted = { draw, from: 'closed', to: 'resulted', by: 'seed', evidence } as const;
        if (draw.line_count !== 0) return [resulted];
        const nothing = { by: 'settlement', evidence: { run: draw.run + 1, lines: 0 } };
        return [
          resulted,
          { draw, from: 'resulted', to: 'settling', ...nothing } as const,
          { draw, from: 'settling', to: 'settled', ...nothing } as const,
        ];
      }),
      now,
    );
    const settled = revealed.filter(({ draw }) => draw.line_count === 0).map(({ draw }) => draw);
    for (const { draw } of revealed) if (draw.line_count !== 0) await scheduleSettlement(trx, draw, draw.run + 1, now);
    await tellFollowers(trx, settled, 'settled', now);
    await publishMany(trx, [
      ...revealed.map(({ draw, result }) => resultEvent(draw, result, true)),
      ...settled.map((draw) => statusEvent(draw, 'settled')),
    ]);
    return held.length;
  });
}
