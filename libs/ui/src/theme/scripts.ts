import type { LanguageScript } from '@parlour/domain';
import rows from './scripts.json' with { type: 'json' };

/** A way of writing, as the theme and the build have to know it: a row of `scripts.json`. */
export interface ScriptFacts {
  /** Latin letters with marks of their own: the brand's Latin families serve it too, with their capitals and tracking. */
  readonly latin?: boolean;
  /** Scripts that stack marks above and below the line need taller lines. */
  readonly leading: { readonly tight: string; readonly body: string };
  /** Faces that devices have, the best first; the device's own sans-serif follows. */
  readonly deviceFaces: readonly string[];
  /** Parts of a family, as Fontsource cuts it, that a text needs. None: the device's face is the only one. */
  readonly subsets: readonly string[];
  /** The family that is shipped with us for brands that choose none; Android, ChromeOS and most of Linux have it by the same name. */
  readonly shipped?: { readonly family: string; readonly unicodeRange: string };
  /** How wide words of `<family> <weight>` are beside the same words in the shipped family, regular or bold (measured by shaping the legal texts); 1 where it is not listed. */
  readonly widths: Readonly<Record<string, number>>;
}

export type Script = keyof typeof rows;

/** Every script that a language is written in; a language whose script has no row does not compile. */
export const scripts: Readonly<Record<Script, ScriptFacts>> = rows satisfies Record<LanguageScript, ScriptFacts>;
export const scriptNames = Object.keys(rows) as Script[];
