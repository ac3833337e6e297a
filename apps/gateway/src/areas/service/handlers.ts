import { askedLanguage } from '../../kernel/asked-language.ts';
import { limit, limitByAddress } from '../../kernel/rate-limit.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { desksNow, liveChatOf, pseudonymOf } from './live-chat.ts';
import { signTicket } from './ticket.ts';

export const serviceHandlers: HandlersOf<'listLiveChatDesks' | 'launchLiveChat'> = {
  async listLiveChatDesks(_input, context) {
    const provider = liveChatOf(context.merchant, context.config);
    if (!provider) return { list: [], framed: false };
    const list = await desksNow(context, provider);
    return {
      framed: provider.framed,
      list: list.map(({ id, name, languages, picture, hours, online, waiting }) => ({
        id,
        name,
        languages: [...languages],
        ...(picture !== undefined && { picture }),
        ...(hours && { hours }),
        online,
        waiting,
      })),
    };
  },

  async launchLiveChat({ body, query }, context) {
    const { merchant, session, db, clock, config, random } = context;
    const provider = liveChatOf(merchant, config);
    if (!provider) throw new Refusal('live_chat_closed');
    const now = clock.now();
    const most = { bucket: `live-chat:${merchant.code}`, max: 20, windowSeconds: 3600 };
    if (session) await limit(context, { ...most, bucket: `${most.bucket}:${session.memberId}` }, now);
    else await limitByAddress(context, most, now);
    const desk = (await desksNow(context, provider)).find(
      ({ id, online }) => online && (body.modelId === undefined || body.modelId === id),
    );
    if (!desk) throw new Refusal('live_chat_closed');
    const ticket = await signTicket(
      {
        iss: merchant.code,
        merchant: merchant.name,
        jti: random.bytes(16).toString('base64url'),
        iat: Math.floor(now.getTime() / 1000),
        desk: desk.id,
        ...(body.topic && { topic: body.topic }),
        language: askedLanguage(merchant, query.language),
        site: context.siteOrigin,
        ...(session &&
          context.role === 'member' && {
            sub: pseudonymOf(merchant.code, session.memberId, provider),
            level: await context.levelOf(db, session.memberId),
          }),
      },
      provider,
    );
    const url = new URL(provider.pageUrl);
    url.searchParams.set('ticket', ticket);
    return { chatUrl: url.href };
  },
};
