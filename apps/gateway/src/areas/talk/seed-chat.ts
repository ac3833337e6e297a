import { languages } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import type { Random } from '../../kernel/clock.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';

/** Opens a room for each of the merchant's languages that has none (content N60). */
export async function seedChatRooms(db: Db, merchant: Merchant, now: Date, random: Random): Promise<void> {
  if (!merchant.flags.chatRoom) return;
  const there = await db.selectFrom('chat_room').select('language').where('merchant', '=', merchant.code).execute();
  const known = new Set(there.map(({ language }) => language));
  const rooms = merchant.languages
    .map((language, position) => ({ language, position }))
    .filter(({ language }) => !known.has(language))
    .map(({ language, position }) => ({
      id: uuid({ msecs: now.getTime(), random: random.bytes(16) }),
      merchant: merchant.code,
      language,
      title: languages[language].name,
      position,
    }));
  if (rooms.length > 0) await db.insertInto('chat_room').values(rooms).execute();
}
