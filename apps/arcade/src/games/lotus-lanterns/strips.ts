import { symbolOf, type SymbolName } from './symbols.ts';

export type Strip = readonly SymbolName[];
export type StripSet = readonly Strip[];

/** Reels of a paid spin, left to right, each read downwards and around. At most one lantern can be in a reel's window. */
export const paidStrips = strips([
  'FCTBPJOTBCSJPOFTKBJOTFKBJOFCBPO',
  'JFCTPKBFOJTKBOPWFTBJCFOPJTWSCOB',
  'FCBJOFPBJTOCBJTOFKPWSTBCFJOPTKW',
  'JOCBTFPOJTFWOKBJSFCTPBWJCFOBKTP',
  'WBTJOFKPTJCFOTPKBOCPTBFJOSWBFJC',
]);

/** Reels of a free spin: one lotus more on each reel that has any. */
export const freeStrips = strips([
  'FBJTOFCJBTOFCJPTKCOFBKSPOTBJPO',
  'PFCBOJPTKFWOBTJKPFOBCJWTFOBWCJOTS',
  'OWTSCBPOJWFBOTKJBCFOPJTWFOCKPTBFJ',
  'PCTOKBCJFOWBSTFWPOBFWJTCOKPJFTBOJ',
  'OWTPFJOCBTFPSOBCJWKBTCOFWJPTOFBKJ',
]);

function strips(letters: readonly string[]): StripSet {
  return letters.map((strip) => [...strip].map((letter) => symbolOf[letter as keyof typeof symbolOf]));
}
