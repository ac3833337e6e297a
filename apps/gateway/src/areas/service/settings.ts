import { z } from 'zod';

/** A provider of live chats, as `LIVE_CHAT_PROVIDERS` states it (docs/guides/connect-a-live-chat.md). */
export interface LiveChatProvider {
  /** As `liveChat.provider` of a merchant names it. */
  code: string;
  /** Where the gateway asks who is at which desk. */
  desksUrl: string;
  /** The page that a visitor is sent to, with a ticket; there is no other. */
  pageUrl: string;
  /** Sent with each question, as a bearer token. */
  apiKey: string;
  /** What tickets are signed with. */
  ticketKey: string;
  /** Whether its page may be shown in a frame of the site. */
  framed: boolean;
  /** Codes of the merchants that it serves; null: all. */
  merchants: readonly string[] | null;
}

declare module '../../kernel/config.ts' {
  interface Config {
    liveChat: {
      providers: readonly LiveChatProvider[];
      /** Serves demonstrations. */
      sandbox: LiveChatProvider;
      /** Whoever has it answers at the sandbox desk. */
      deskKey: string;
    };
  }
}

/** How many ports behind the gateway's the sandbox desk listens. */
export const sandboxDeskBehind = 6;

/** Without TLS the answering server is unknown: plain http is for this machine alone, for trying out. */
const isSafe = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && ['127.0.0.1', '[::1]'].includes(url.hostname)));
};
const address = z.string().refine(isSafe, 'must be an https address');

const provider = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{1,20}$/, 'must be small letters')
    .refine((code) => !['none', 'sandbox'].includes(code), 'must be neither none nor sandbox'),
  desksUrl: address,
  pageUrl: address,
  apiKey: z.string().min(8),
  ticketKey: z.string().min(32),
  framed: z.boolean().default(false),
  merchants: z.array(z.string()).min(1).nullable().default(null),
});

/** The setting LIVE_CHAT_PROVIDERS: a JSON list. What is wrong is told by its place, never by its content, which is secret. */
export const liveChatProviders = z
  .string()
  .default('[]')
  .transform((text, check): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      check.addIssue({ code: 'custom', message: 'must be a JSON list of providers' });
      return z.NEVER;
    }
  })
  .pipe(z.array(provider))
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'names a provider twice');
