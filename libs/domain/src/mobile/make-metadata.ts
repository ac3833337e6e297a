import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MetadataJson } from 'libphonenumber-js/core';
import library from 'libphonenumber-js/min/metadata';
import { dialingCodes, regionOfDialingCode } from './dialing-regions.ts';

/**
 * The part of the library's metadata that parsing needs, a twentieth of the whole: for each country in `dialing-regions.ts` (one per
 * dialing code) its dialing prefixes and number patterns, without formatting rules. Stored as a file so that pages load nothing else;
 * regenerate it with `node libs/domain/src/mobile/make-metadata.ts`.
 */
export function makeMetadata(): MetadataJson {
  const regions = dialingCodes.map((code) => [code, regionOfDialingCode(code)!] as const);
  return {
    ...library,
    country_calling_codes: Object.fromEntries(regions.map(([code, region]) => [code.slice(1), [region]])),
    countries: Object.fromEntries(regions.map(([, region]) => [region, readingPart(library.countries[region]!)])),
    nonGeographic: {},
  };
}

/** Positions in a country's list: the fourth holds formats; the types of numbers start at the tenth. */
function readingPart(country: readonly unknown[]): unknown[] {
  const part = country.slice(0, 10).map((item, place) => (place === 4 ? 0 : item));
  while (part.at(-1) === 0) part.pop();
  return part;
}

export const metadataFile = path.join(import.meta.dirname, 'mobile-metadata.json');

if (import.meta.main) writeFileSync(metadataFile, `${JSON.stringify(makeMetadata())}\n`);
