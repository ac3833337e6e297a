import { createHmac } from 'node:crypto';
import { isWithinHours, noLiveChat, sandboxLiveChat, timeIn, type Desk } from '@parlour/domain';
import { z } from 'zod';
import type { Config } from '../../kernel/config.ts';
import type { Context } from '../../kernel/context.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { outboundFetch } from '../../outbound/outbound-fetch.ts';
import type { LiveChatProvider } from './settings.ts';

type Served = Pick<Merchant, 'brand' | 'code' | 'jurisdiction'>;

/** The provider of a merchant's live chat; undefined if it has none. The sandbox serves demonstrations only. */
export function liveChatOf({ brand, code, jurisdiction }: Served, { liveChat }: Pick<Config, 'liveChat'>): LiveChatProvider | undefined {
  const { provider } = brand.liveChat;
  if (provider === noLiveChat) return undefined;
  if (provider === sandboxLiveChat) return jurisdiction === 'demo' ? liveChat.sandbox : undefined;
  return liveChat.providers.find((each) => each.code === provider && (each.merchants?.includes(code) ?? true));
}

/** Origins of live chats that a merchant's pages may frame: those of every provider that its operators can choose. */
export function liveChatFrames(
  { jurisdiction, code }: Pick<Merchant, 'jurisdiction' | 'code'>,
  { liveChat }: Pick<Config, 'liveChat'>,
): string[] {
  const choices = jurisdiction === 'demo' ? [liveChat.sandbox, ...liveChat.providers] : liveChat.providers;
  return choices
    .filter(({ framed, merchants }) => framed && (merchants?.includes(code) ?? true))
    .map(({ pageUrl }) => new URL(pageUrl).origin);
}

/** A desk, and whether anybody is there now. */
export interface DeskNow extends Desk {
  online: boolean;
  waiting: number;
}

const told = z.object({ desks: z.array(z.object({ id: z.string(), online: z.boolean(), waiting: z.int().min(0) })) });
type Told = z.infer<typeof told>['desks'];

/** How long a provider's answer is cached, in ms. */
const keptFor = 3000;
const kept = new WeakMap<LiveChatProvider, Map<string, { at: number; desks: Promise<Told> }>>();

/** A merchant's desks in its order. All are offline if the provider does not answer. */
export async function desksNow(
  { merchant, clock, log }: Pick<Context, 'merchant' | 'clock' | 'log'>,
  provider: LiveChatProvider,
): Promise<DeskNow[]> {
  const { brand } = merchant;
  const desks = await askOnce(provider, merchant).catch((error: unknown) => {
    log.warn({ err: error, provider: provider.code }, 'the live chat does not answer');
    return [];
  });
  const time = timeIn(brand.timeZone, clock.now());
  return brand.liveChat.desks.map((desk) => {
    const found = desks.find(({ id }) => id === desk.id);
    const open = !desk.hours || isWithinHours(desk.hours, time);
    return { ...desk, online: open && found?.online === true, waiting: found?.waiting ?? 0 };
  });
}

function askOnce(provider: LiveChatProvider, { code, brand }: Pick<Merchant, 'code' | 'brand'>): Promise<Told> {
  const url = new URL(provider.desksUrl);
  url.searchParams.set('merchant', code);
  for (const { id } of brand.liveChat.desks) url.searchParams.append('desk', id);
  const question = url.href;
  const ofProvider = kept.get(provider) ?? new Map<string, { at: number; desks: Promise<Told> }>();
  kept.set(provider, ofProvider);
  const before = ofProvider.get(question);
  if (before && performance.now() - before.at < keptFor) return before.desks;
  const desks = ask(provider, question);
  ofProvider.set(question, { at: performance.now(), desks });
  desks.catch(() => ofProvider.delete(question));
  return desks;
}

async function ask({ code, desksUrl, apiKey }: LiveChatProvider, question: string): Promise<Told> {
  const answer = await outboundFetch(`live chat ${code}`, [desksUrl], { longest: 64 * 1024 })(question, {
    headers: { accept: 'application/json', authorization: `Bearer ${apiKey}` },
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return told.parse(await answer.json()).desks;
}

/** A member's pseudonym at a provider: always the same, and only the key reveals whose it is. */
export function pseudonymOf(merchant: string, memberId: string, { ticketKey }: LiveChatProvider): string {
  const hash = createHmac('sha256', ticketKey).update(`pseudonym.${merchant}.${memberId}`).digest();
  return `P-${BigInt(`0x${hash.subarray(0, 8).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, 8)}`;
}
