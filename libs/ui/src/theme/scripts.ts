import type { LanguageScript } from '@parlour/domain';
import rows from './scripts.json' with { type: 'json' };

/** A writing system, as the theme and the build need it: a row of `scripts.json`. */
export interface ScriptFacts {
  /** Latin letters with additional marks: the brand's Latin fonts are used, with uppercase and letter spacing. */
  readonly latin?: boolean;
  /** Scripts that stack marks above and below the line need taller lines. */
  readonly leading: { readonly tight: string; readonly body: string };
  /** System fonts, best first; the generic sans-serif follows. */
  readonly deviceFaces: readonly string[];
  /** The Fontsource subsets of a family that a text needs. None: only system fonts are used. */
  readonly subsets: readonly string[];
  /** The family shipped for brands that choose none; Android, ChromeOS and most Linux systems have it under the same name. */
  readonly shipped?: { readonly family: string; readonly unicodeRange: string };
  /**
   * The width of text in `<family> <weight>` relative to the shipped family, regular or bold (measured on the legal texts); 1 where not
   * listed.
   */
  readonly widths: Readonly<Record<string, number>>;
}

export type Script = keyof typeof rows;

/** Every script that a language is written in; a language whose script has no row does not compile. */
export const scripts: Readonly<Record<Script, ScriptFacts>> = rows satisfies Record<LanguageScript, ScriptFacts>;
export const scriptNames = Object.keys(rows) as Script[];
