import path from 'node:path';
import { z } from 'zod';
import { isSafeAddress } from '../../../kernel/stated-providers.ts';

/** The sources of outside results, as `LOTTERY_SOURCES` states them (docs/guides/connect-a-source-of-results.md). */
export interface SourceSetting {
  /** The name used in calendars. */
  name: string;
  /** Answers JSON to `?game=&day=`; null for a folder. */
  url: string | null;
  /** Contains a file `<gameCode>-<yyyymmdd>.json` for each draw; null for an address. */
  inbox: string | null;
}

declare module '../../../kernel/config.ts' {
  interface Config {
    /** Null if LOTTERY_SOURCES is not set: demonstrations then use the sandbox's two sources, and a licensed installation has none. */
    lottery: { sources: readonly SourceSetting[] | null };
  }
}

const source = z.string().transform((text, context): SourceSetting => {
  const [, name, where = ''] = /^([a-z0-9-]{1,40})=(.+)$/.exec(text) ?? [];
  const inbox = where.startsWith('inbox:') ? where.slice('inbox:'.length) : null;
  if (name === undefined || (inbox === null ? !isSafeAddress(where) : !path.isAbsolute(inbox)))
    context.addIssue('must be names with addresses or folders, such as north=https://results.example/draws,south=inbox:/var/lib/results');
  return { name: name ?? '', url: inbox === null ? where : null, inbox };
});

/** The setting LOTTERY_SOURCES, separated by commas. */
export const lotterySources = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(source))
  .refine((sources) => new Set(sources.map(({ name }) => name)).size === sources.length, 'must not name a source twice')
  .optional();

/** The names of the demonstration's sources, and the offset of each port from the gateway's. */
export const sandboxSources = { 'sandbox-wire': 4, 'sandbox-gazette': 5 } as const;

/** The demonstration's sources for a gateway on this port. */
export function sandboxSettings(port: number): SourceSetting[] {
  return Object.entries(sandboxSources).map(([name, offset]) => ({ name, url: `http://127.0.0.1:${port + offset}/draws`, inbox: null }));
}
