import type { Messages } from '@lingui/core';
import { textsOfPart } from '@parlour/brand/vite';
import { sha256 } from '../sha256.ts';

/** A part of what a site says in one language, as a script that holds nothing but data; and its sha256. */
export interface TextPart {
  script: string;
  hash: string;
}

/** Brands without wording of their own have the very same messages, and those with the same flags the very same ids. */
const made = new WeakMap<Messages, WeakMap<readonly string[], TextPart>>();

/** The messages with these ids. */
export function textPart(messages: Messages, ids: readonly string[]): TextPart {
  const parts = made.get(messages) ?? new WeakMap<readonly string[], TextPart>();
  made.set(messages, parts);
  const known = parts.get(ids);
  if (known) return known;
  const script = `export const messages=${dataScript(textsOfPart(messages, ids))}`;
  const part = { script, hash: sha256(script) };
  parts.set(ids, part);
  return part;
}

/** As a string for JSON.parse, which engines read faster than a literal. */
export function dataScript(data: unknown): string {
  const text = JSON.stringify(data).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `JSON.parse('${text}');\n`;
}
