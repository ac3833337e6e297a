import type { LanguageCode } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { addReport } from '../areas/talk/respond.ts';
import { countChange, holdAuthor } from '../areas/talk/store.ts';
import type { Random } from '../kernel/clock.ts';
import type { Merchant } from '../kernel/merchants.ts';
import type { Db } from '../kernel/tables.ts';

/** What the two demo members say to each other, so that no room looks empty at first. */
const conversations: Partial<Record<LanguageCode, readonly string[]>> = {
  EN: [
    'Hello everybody!',
    'Welcome! Have you seen the new games?',
    'Not yet. Where are they?',
    'On the home page, and there is something at /promotions too.',
  ],
  BN: ['সবাইকে শুভেচ্ছা!', 'স্বাগতম! নতুন গেমগুলো দেখেছেন?', 'এখনও না। কোথায় আছে?', '/promotions পাতাটিও দেখুন।'],
  VI: ['Chào mọi người!', 'Chào bạn! Bạn đã xem các trò chơi mới chưa?', 'Chưa, ở đâu vậy?', 'Xem thêm ở /promotions nhé.'],
  TH: ['สวัสดีทุกคน!', 'ยินดีต้อนรับ! เห็นเกมใหม่หรือยัง', 'ยังเลย อยู่ที่ไหน', 'ดูที่ /promotions ได้เลย'],
  CN: ['大家好！', '欢迎！你看过新游戏了吗？', '还没有，在哪里？', '也可以看看 /promotions 这一页。'],
  AR: ['مرحبًا بالجميع!', 'أهلًا بك! هل رأيت الألعاب الجديدة؟', 'ليس بعد. أين هي؟', 'انظر أيضًا إلى /promotions'],
};

/** What one of them posts then and the other reports, so that moderators find something to decide. */
const advertisements: Partial<Record<LanguageCode, string>> = {
  EN: 'I sell a system that always wins. Ask me for it!',
  BN: 'সব সময় জেতার কৌশল বিক্রি করি। আমাকে জিজ্ঞেস করুন!',
  VI: 'Mình bán bí quyết luôn thắng. Hỏi mình nhé!',
  TH: 'ขายสูตรที่ชนะทุกครั้ง ถามได้เลย!',
  CN: '出售必胜攻略，欢迎来问我！',
  AR: 'أبيع طريقة تفوز دائمًا. اسألوني عنها!',
};

/** Posts messages of demo members in each room that is still empty, one of which is reported. */
export async function makeDemoChat(
  trx: Db,
  merchant: Merchant,
  members: readonly { id: string; nickname: string }[],
  { now, random }: { now: Date; random: Random },
): Promise<void> {
  if (!merchant.flags.chatRoom || members.length === 0) return;
  const rooms = await trx
    .selectFrom('chat_room')
    .select(['id', 'language'])
    .where('merchant', '=', merchant.code)
    .where('last_seq', '=', '0')
    .execute();
  const authors: { id: string; author: string; nickname: string }[] = [];
  for (const { id, nickname } of members) {
    await trx.updateTable('member').set({ nickname }).where('id', '=', id).whereRef('nickname', '=', 'username').execute();
    authors.push({ id, nickname, author: (await holdAuthor(trx, { merchant: merchant.code, memberId: id })).author });
  }
  const newId = () => uuid({ msecs: now.getTime(), random: random.bytes(16) });
  for (const room of rooms) {
    const advertisement = advertisements[room.language];
    const texts = [...(conversations[room.language] ?? []), ...(advertisement === undefined ? [] : [advertisement])];
    for (const [place, text] of texts.entries()) {
      const speaker = authors[(text === advertisement ? 1 : place) % authors.length]!;
      const { seq, change } = await countChange(trx, room.id, true);
      const id = newId();
      await trx
        .insertInto('chat_message')
        .values({
          id,
          merchant: merchant.code,
          room_id: room.id,
          seq,
          change,
          member_id: speaker.id,
          author: speaker.author,
          nickname: speaker.nickname,
          level: 0,
          client_id: newId(),
          text,
          card: null,
          state: 'shown',
          at: new Date(now.getTime() - (60 - place) * 60_000),
        })
        .execute();
      const reporter = authors.find((author) => author !== speaker);
      if (text === advertisement && reporter)
        await addReport(trx, room.id, { message_id: id, member_id: reporter.id, merchant: merchant.code, reason: 'fraud', at: now });
    }
  }
}
