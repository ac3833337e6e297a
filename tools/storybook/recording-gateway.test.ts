import { loadBrand } from '@parlour/brand/schema';
import { expect, test } from 'vitest';
import type { Persona, RecordedAnswer } from '@parlour/web/recording';
import { brandFolder } from '../build/places.ts';
import { startRecordingGateway } from './recording-gateway.ts';
import { withSameIds } from './same-ids.ts';

/** One question of each kind: its answer is drawn again each time, or comes from a member's history, or is in every new database. */
const questions: readonly (readonly [Persona, string])[] = [
  ['guest', '/wps/verification/human/challenge'],
  ['guest', '/wps/captcha?purpose=register'],
  ['guest', '/wps/captcha?purpose=feedback'],
  ['guest', '/wps/system/permission'],
  ['closed', '/wps/system/status'],
  ['member', '/wps/v2/wallets/deposits?pageNo=1'],
  ['member', '/wps/v2/wallets/withdrawals?pageNo=1'],
  ['member', '/wps/records/bets?language=EN&pageNo=1'],
  ['member', '/wps/records/transactions?language=EN&pageNo=1'],
  ['guarded', '/wps/member/passkeys'],
  ['guest', '/lgw/vn/games/game_menu?language=EN&device=WEB'],
  ['guest', '/lgw/draws/HANOI_SP-20261016?language=EN'],
  ['member', '/lgw/bets?language=EN&pageNo=1'],
  ['member', '/lgw/chases?language=EN&pageNo=1'],
];

async function recorded(asked: typeof questions): Promise<Record<string, RecordedAnswer>> {
  const gateway = await startRecordingGateway([loadBrand(brandFolder('neutral'))]);
  try {
    const answers: Record<string, RecordedAnswer> = {};
    await Promise.all(
      asked.map(async ([persona, url]) => (answers[`${persona} ${url}`] = await gateway.answer('neutral', persona, 'GET', url))),
    );
    return Object.fromEntries(questions.map(([persona, url]) => [`${persona} ${url}`, answers[`${persona} ${url}`]!]));
  } finally {
    await gateway.close();
  }
}

test('what is recorded is the same each time, in whatever order the pages ask', async () => {
  const once = await recorded(questions);
  const again = await recorded(questions.toReversed());
  expect(Object.values(once).map(({ status }) => status)).not.toContain(429);
  expect(withSameIds('neutral', again)).toEqual(withSameIds('neutral', once));
});
