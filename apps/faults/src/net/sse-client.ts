import { request, type ClientRequest } from 'node:http';
import { setTimeout } from 'node:timers';

export interface SseSettings {
  port: number;
  host: string;
  /** The visitor's address, as a trusted proxy reports it. */
  address: string;
}

/** A browser's event source: reconnects by itself to where it stopped, with growing delays that differ from those of others. */
export class SseClient {
  /** The first position that it received: earlier events are not meant for it. */
  began: bigint | undefined;
  /** Ids of the events that it has received, in order. */
  readonly heard: string[] = [];
  connects = 0;
  refusals = 0;
  readonly #settings: SseSettings;
  #place: string | undefined;
  #request: ClientRequest | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #open = false;
  #ended = false;

  constructor(settings: SseSettings) {
    this.#settings = settings;
  }

  /** Its stream has sent its position. */
  get open(): boolean {
    return this.#open;
  }

  connect(): void {
    const { port, host, address } = this.#settings;
    const headers = { host, 'x-forwarded-for': address, ...(this.#place === undefined ? {} : { 'last-event-id': this.#place }) };
    const asked = request({ host: '127.0.0.1', port, path: '/wps/events', headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        this.refusals += 1;
        answer.resume();
        asked.destroy();
        return;
      }
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.#hear(text.slice(0, end));
          text = text.slice(end + 2);
        }
      });
      answer.on('error', () => undefined);
    });
    this.#request = asked;
    asked.on('error', () => undefined);
    asked.on('close', () => this.#comeBack());
    asked.end();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }

  #hear(block: string): void {
    const id = /^id: (.*)$/m.exec(block)?.[1];
    if (id === undefined) return;
    this.#place = id;
    this.began ??= BigInt(id);
    if (/^data: /m.test(block)) this.heard.push(id);
    if (this.#open) return;
    this.#open = true;
    this.#failures = 0;
    this.connects += 1;
  }

  #comeBack(): void {
    this.#open = false;
    if (this.#ended) return;
    const pause = Math.min(2000, 200 * 2 ** this.#failures++) * (0.5 + Math.random());
    this.#timer = setTimeout(() => this.connect(), pause);
  }
}
