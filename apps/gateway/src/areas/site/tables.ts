import type { ColumnType, Generated } from 'kysely';

/** The pages of a build in one state of their contents. The gateway that renders them first creates this row. */
export interface PageGenerationTable {
  id: Generated<string>;
  merchant: string;
  /** The name of the build's render kit. */
  build: string;
  /** Identifies what the pages show. */
  state: string;
  /** The time from which it is shown, if it was rendered ahead of time. */
  shows_from: Date;
  begun_at: Date;
  done_at: ColumnType<Date | null, undefined, Date | null>;
  failed_at: ColumnType<Date | null, undefined, Date | null>;
  problem: ColumnType<string | null, undefined, string | null>;
}

export interface RenderedPageTable {
  generation: string;
  merchant: string;
  language: string;
  name: string;
  /** Sha256 of the HTML, hexadecimal. */
  hash: string;
  /** The HTML, compressed. */
  brotli: Buffer;
}

/** What the servers that serve a merchant's site in the gateway's place were last told of. */
export interface PagesElsewhereTable {
  merchant: string;
  /** The build, and the state of what its pages show. */
  state: string;
  told_at: Date;
}

export interface SiteTables {
  page_generation: PageGenerationTable;
  rendered_page: RenderedPageTable;
  pages_elsewhere: PagesElsewhereTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends SiteTables {}
}
