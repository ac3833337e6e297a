import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refuseInTransaction } from '../../../kernel/transaction.ts';
import { outboundFetch } from '../../../outbound/outbound-fetch.ts';
import type { SourceSetting } from './settings.ts';

/** A draw that a source is asked about. */
export interface AskedDraw {
  gameCode: string;
  /** The day in the game's zone, `yyyy-mm-dd`. */
  day: string;
}

/** A source's answer, byte by byte, and the prizes in it, unchecked. */
export interface SourceAnswer {
  prizes: unknown;
  raw: Uint8Array;
}

/** A source of draw results. */
export interface ResultSource {
  name: string;
  /** Two sources count as agreeing only if their hosts differ, since they must not be the same machine. */
  host: string;
  /**
   * The source's answer; null while it knows nothing about the draw. Throws if it cannot be reached or its answer cannot be read. Never
   * call it inside a transaction.
   */
  fetch(draw: AskedDraw): Promise<SourceAnswer | null>;
}

const longest = 64 * 1024;

/** The sources in the configuration. */
export function resultSources(settings: readonly SourceSetting[]): ResultSource[] {
  return settings.map(({ name, url, inbox }) => (url === null ? inboxSource(name, inbox!) : httpSource(name, url)));
}

/** Asks an address for JSON: `{ "prizes": { "special": ["12345"], ... } }`, numbers as strings, null for one that is not known yet. */
export function httpSource(name: string, url: string): ResultSource {
  const fetch = outboundFetch(`source ${name}`, [url], { longest });
  return {
    name,
    host: hostOf(url),
    async fetch({ gameCode, day }) {
      const asked = new URL(url);
      asked.searchParams.set('game', gameCode);
      asked.searchParams.set('day', day);
      const answer = await fetch(asked, { headers: { accept: 'application/json' } });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
      return answerOf(new Uint8Array(await answer.arrayBuffer()));
    },
  };
}

/** For trials, every process on this machine counts as a host of its own. */
function hostOf(url: string): string {
  const { host, hostname } = new URL(url);
  return ['127.0.0.1', '[::1]'].includes(hostname) ? host : hostname;
}

/** Reads files of the same form that somebody puts into a folder. All folders count as the same host: this machine. */
export function inboxSource(name: string, folder: string): ResultSource {
  return {
    name,
    host: 'inbox',
    async fetch({ gameCode, day }) {
      refuseInTransaction(`reading the inbox ${name}`);
      // A game's code contains only letters of the catalogue, so the path cannot leave the folder.
      const file = path.join(folder, `${path.basename(gameCode)}-${day.replaceAll('-', '')}.json`);
      const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return bytes === null ? null : answerOf(new Uint8Array(bytes));
    },
  };
}

function answerOf(raw: Uint8Array): SourceAnswer {
  const said: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  if (typeof said !== 'object' || said === null || !('prizes' in said)) throw new Error('an answer without prizes');
  return { prizes: said.prizes, raw };
}
