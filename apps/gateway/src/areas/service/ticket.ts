import { chatTopics, isLanguageCode } from '@parlour/domain';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';

/** What a provider is told about the visitor who starts a chat. */
const ticket = z.object({
  /** The merchant's code, and its name for people. */
  iss: z.string(),
  merchant: z.string(),
  /** Valid once: the desk stores the ids of used tickets until they expire. */
  jti: z.string(),
  iat: z.number(),
  desk: z.string(),
  topic: z.enum(chatTopics).optional(),
  language: z.string().refine(isLanguageCode),
  /** The site's origin, which may frame the chat. */
  site: z.url({ protocol: /^https?$/ }),
  /**
   * A member's pseudonym: the same in each chat with this merchant, but not traceable to the account. Absent for guests and trial users.
   */
  sub: z.string().optional(),
  /** The member's VIP level. */
  level: z.int().optional(),
});
export type Ticket = z.infer<typeof ticket>;

/** How many seconds a ticket is valid. */
const ticketSeconds = 60;

/** A ticket as a JSON Web Token (RFC 7519) with HMAC-SHA-256. */
export function signTicket({ iat, ...claims }: Ticket, provider: { code: string; ticketKey: string }): Promise<string> {
  return new SignJWT(claims as JWTPayload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(iat)
    .setExpirationTime(iat + ticketSeconds)
    .setAudience(provider.code)
    .sign(Buffer.from(provider.ticketKey));
}

/** The ticket in an address; null if it was not made with this key for this provider, or has expired. */
export async function openTicket(token: string, provider: { code: string; ticketKey: string }, now: Date): Promise<Ticket | null> {
  try {
    const { payload } = await jwtVerify(token, Buffer.from(provider.ticketKey), {
      algorithms: ['HS256'],
      audience: provider.code,
      requiredClaims: ['exp', 'jti'],
      currentDate: now,
    });
    return ticket.parse(payload);
  } catch {
    return null;
  }
}
