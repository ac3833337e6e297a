import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { legalDocuments, legalSource, templateFile, type LegalDocument } from '@parlour/brand/schema';
import { parseLegalText } from '@parlour/brand/legal-text';
import { brandCatalog } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import { palette } from '@parlour/ui/make-theme';
import { namesOf } from '../lint/brand-names.ts';
import { brandFolder, workspace } from './places.ts';
import { brandAssets } from './site-files.ts';
import { readTokens } from './theme-plugin.ts';

/** Texts that may appear in one brand's output only, by kind. */
export interface BrandMarks {
  /** Name, merchant code, domains, contact and channel addresses, except those that are ordinary words. */
  facts: ReadonlySet<string>;
  /** Accents of both themes, as the style sheet has them. */
  colours: ReadonlySet<string>;
  /** Fragments of its own wording. */
  wording: ReadonlySet<string>;
  /** Sentences that only its legal texts contain: its own clauses, and those with its name. */
  legal: ReadonlySet<string>;
  /** Outlines of its logos and icons. */
  outlines: ReadonlySet<string>;
}
export const markKinds = ['facts', 'colours', 'wording', 'legal', 'outlines'] as const;

/** Shorter texts and the outlines of simple shapes are not distinctive. */
const leastText = 8;
const leastOutline = 40;
/** A folder that does not exist, for a brand without its own wording. */
const nobody = path.join(workspace, 'brands/.nobody');

/** Reads a brand's folder. */
export async function brandMarks(brand: Brand): Promise<BrandMarks> {
  const folder = brandFolder(brand.id);
  const tokens = readTokens(folder);
  const colours = (['dark', 'light'] as const).flatMap((theme) => {
    const { accent, accentEnd, accentHover, accentActive } = palette(tokens, theme);
    return [accent, accentEnd, accentHover, accentActive];
  });
  return {
    facts: new Set(namesOf(brand).words),
    colours: new Set(colours.map((colour) => colour.toLowerCase())),
    wording: new Set(await wordingOf(brand, folder)),
    legal: new Set(
      brand.languages.flatMap((language) =>
        legalDocuments.flatMap((document) => {
          const everybodys = new Set(sentencesOf(templateText(language, document)));
          return sentencesOf(legalSource(folder, brand, language, document).text).filter((sentence) => !everybodys.has(sentence));
        }),
      ),
    ),
    outlines: new Set(brandAssets.flatMap((name) => outlinesOf(readFileSync(path.join(folder, 'assets', name), 'utf8')))),
  };
}

/** A brand's own wording in its languages, split at placeholders. */
async function wordingOf(brand: Brand, folder: string): Promise<string[]> {
  const own = await Promise.all(brand.languages.map((language) => piecesOf(folder, language)));
  const everybodys = new Set((await Promise.all(brand.languages.map((language) => piecesOf(nobody, language)))).flat());
  return own.flat().filter((piece) => !everybodys.has(piece));
}

async function piecesOf(folder: string, language: LanguageCode): Promise<string[]> {
  const parts = Object.values(await brandCatalog(workspace, folder, language)).flat(10);
  return parts
    .filter((part) => typeof part === 'string')
    .map((part) => part.trim())
    .filter((part) => part.length >= leastText);
}

function sentencesOf(text: string): string[] {
  const blocks = parseLegalText(text);
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])).filter((sentence) => sentence.length >= leastText);
}

/** A template without Markdown and brand facts: the text that is the same for every brand. */
function templateText(language: LanguageCode, document: LegalDocument): string {
  const text = readFileSync(templateFile(language, document), 'utf8');
  return text.replace(/^---\n[^]*?\n---\n/, '').replaceAll(/^(- )?\{(?:demo|licensed)\} /gm, (_, item: string | undefined) => item ?? '');
}

function outlinesOf(svg: string): string[] {
  return [...svg.matchAll(/\s(?:d|points)="([^"]+)"/g)].map((match) => match[1]!).filter((outline) => outline.length >= leastOutline);
}
