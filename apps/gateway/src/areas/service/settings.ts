import { z } from 'zod';
import { providerList, safeAddress, servedMerchants } from '../../kernel/stated-providers.ts';

/** A provider of live chats, as `LIVE_CHAT_PROVIDERS` states it (docs/guides/connect-a-live-chat.md). */
export interface LiveChatProvider {
  /** The name used in a merchant's `liveChat.provider`. */
  code: string;
  /** The address at which the gateway asks who is at which desk. */
  desksUrl: string;
  /** The only page that visitors are sent to, with a ticket. */
  pageUrl: string;
  /** Sent with each request, as a bearer token. */
  apiKey: string;
  /** The key that tickets are signed with. */
  ticketKey: string;
  /** Whether its page may be shown in a frame of the site. */
  framed: boolean;
  /** Codes of the merchants that it serves; null for all. */
  merchants: readonly string[] | null;
}

declare module '../../kernel/config.ts' {
  interface Config {
    liveChat: {
      providers: readonly LiveChatProvider[];
      /** The provider of demonstrations. */
      sandbox: LiveChatProvider;
      /** Gives the person who answers access to the sandbox desk. */
      deskKey: string;
    };
  }
}

/** The offset of the sandbox desk's port from the gateway's. */
export const sandboxDeskBehind = 6;

const provider = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{1,20}$/, 'must be small letters')
    .refine((code) => !['none', 'sandbox'].includes(code), 'must be neither none nor sandbox'),
  desksUrl: safeAddress,
  pageUrl: safeAddress,
  apiKey: z.string().min(8),
  ticketKey: z.string().min(32),
  framed: z.boolean().default(false),
  merchants: servedMerchants,
});

/** The setting LIVE_CHAT_PROVIDERS. */
export const liveChatProviders = providerList(provider, ({ code }) => code);
