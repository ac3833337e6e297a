import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@parlour/api/contract';
import type { TestClient } from '../../testing/client.ts';
import type { TestGateway } from '../../testing/gateway.ts';

/** The English room of lotus, with helpers for its members. */
export async function chatRoom(gateway: TestGateway) {
  const { id: roomId } = await gateway.db
    .selectFrom('chat_room')
    .select('id')
    .where('merchant', '=', 'lotus')
    .where('language', '=', 'EN')
    .executeTakeFirstOrThrow();
  return {
    roomId,
    /** A member who may post. */
    async writer(nickname = 'Heron') {
      const member = await gateway.registerMember();
      await gateway.db
        .updateTable('member')
        .set({ email_verified_at: gateway.clock.now(), nickname })
        .where('id', '=', member.memberId)
        .execute();
      return member;
    },
    post: (client: TestClient, body: Partial<BodyOf<'postChatMessage'>>, room = roomId) =>
      client.call('postChatMessage', { params: { roomId: room }, body: { clientId: randomUUID(), ...body } }),
    /** Advances the clock until the author may post again, then posts a message. */
    said(client: TestClient, text: string) {
      gateway.clock.advance(3);
      return client.value('postChatMessage', { params: { roomId }, body: { clientId: randomUUID(), text } });
    },
    messages: (client: TestClient, query: { after?: number; before?: number; change?: number } = {}) =>
      client.value('listChatMessages', { params: { roomId }, query }),
  };
}
