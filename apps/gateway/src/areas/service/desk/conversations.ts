import type { Clock, Random } from '../../../kernel/clock.ts';
import type { Ticket } from '../ticket.ts';

/** One line of a conversation. */
export interface Said {
  by: 'visitor' | 'desk';
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface Conversation {
  /** The id by which the desk knows it. */
  id: string;
  /** The secret with which the visitor's page authenticates; the desk never sees it. */
  secret: string;
  ticket: Ticket;
  said: Said[];
  /** True until the desk has answered the visitor's last line. */
  waits: boolean;
  ended: boolean;
}

export const longestText = 500;
const mostLines = 200;
const mostConversations = 500;

/** The sandbox desk's conversations, in memory only: they end with the process. */
export class Conversations {
  readonly #all = new Map<string, Conversation>();
  readonly #taken = new Map<string, number>();
  readonly #startedAt: number;
  readonly #deps: { clock: Pick<Clock, 'now'>; random: Random; changed: (conversation: Conversation) => void };

  constructor(deps: { clock: Pick<Clock, 'now'>; random: Random; changed: (conversation: Conversation) => void }) {
    this.#deps = deps;
    this.#startedAt = Math.floor(deps.clock.now().getTime() / 1000);
  }

  /** Starts a ticket's conversation; undefined if the ticket was used before, even in an earlier process. */
  begin(ticket: Ticket): Conversation | undefined {
    const now = this.#deps.clock.now().getTime();
    for (const [id, until] of this.#taken) if (until < now) this.#taken.delete(id);
    if (this.#taken.has(ticket.jti) || ticket.iat < this.#startedAt) return undefined;
    this.#taken.set(ticket.jti, now + 5 * 60_000);
    const [id, secret] = [this.#code(), this.#code()];
    const made: Conversation = { id, secret, ticket, said: [], waits: true, ended: false };
    this.#all.set(id, made);
    const [oldest] = this.#all.keys();
    if (this.#all.size > mostConversations && oldest !== undefined) this.#all.delete(oldest);
    this.#deps.changed(made);
    return made;
  }

  /** All conversations, newest first. */
  all(): Conversation[] {
    return [...this.#all.values()].reverse();
  }

  byId(id: string): Conversation | undefined {
    return this.#all.get(id);
  }

  bySecret(secret: string): Conversation | undefined {
    return secret === '' ? undefined : this.all().find((each) => each.secret === secret);
  }

  waiting(merchant: string, desk: string): number {
    return this.all().filter(({ ticket, waits, ended }) => waits && !ended && ticket.iss === merchant && ticket.desk === desk).length;
  }

  /** Adds a line; false if the conversation has ended or is full, or the line is empty or too long. */
  say(conversation: Conversation, by: Said['by'], text: string): boolean {
    const tidy = text.trim();
    if (conversation.ended || conversation.said.length >= mostLines || tidy === '' || tidy.length > longestText) return false;
    conversation.said.push({ by, text: tidy, at: this.#deps.clock.now().getTime() });
    conversation.waits = by === 'visitor';
    this.#deps.changed(conversation);
    return true;
  }

  end(conversation: Conversation): void {
    conversation.ended = true;
    this.#deps.changed(conversation);
  }

  #code(): string {
    return Buffer.from(this.#deps.random.bytes(18)).toString('base64url');
  }
}
