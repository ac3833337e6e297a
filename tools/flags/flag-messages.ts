import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFlags, type BuildFlag } from '@parlour/domain';
import { readMarks, withDependents, type Marks } from './marks.ts';
import { readMessages, type Message } from './messages.ts';

/** What a flag removes in addition to the files marked as its own: `removes.json`, which removes.test.ts verifies. */
export interface Removed {
  addresses: string[];
  operations: string[];
  packages: string[];
  /** Texts in files that other features use too. */
  furtherTexts: string[];
}

/** Ids of messages that occur only in files of this flag. */
export function messagesOf(flag: BuildFlag, messages: ReadonlyMap<string, Message>, marks: Marks): string[] {
  const own = withDependents(flag);
  const ofIt = (file: string) => marks.get(file)?.every((marked) => own.includes(marked)) ?? false;
  return [...messages].flatMap(([id, { files }]) => (files.length > 0 && files.every(ofIt) ? [id] : []));
}

/** The flags that must all be on for a site to contain a message, by message id; messages that need no flag are left out. */
export async function flagsOfMessages(): Promise<ReadonlyMap<string, readonly BuildFlag[]>> {
  const [messages, marks] = [await readMessages(), readMarks()];
  const removes = JSON.parse(readFileSync(path.join(import.meta.dirname, 'removes.json'), 'utf8')) as Record<BuildFlag, Removed>;
  const needed = new Map<string, BuildFlag[]>();
  for (const flag of buildFlags) {
    const further = [...messages].flatMap(([id, { text }]) => (removes[flag].furtherTexts.includes(text) ? [id] : []));
    for (const id of new Set([...messagesOf(flag, messages, marks), ...further])) needed.set(id, [...(needed.get(id) ?? []), flag]);
  }
  return needed;
}
