/** Conditions while they are edited: a group of parts, or one condition with its typed values. Either may be negated. */
export interface Group {
  readonly of: 'all' | 'any';
  readonly negated: boolean;
  readonly parts: readonly Part[];
}
export interface Leaf {
  readonly is: string;
  readonly negated: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}
export type Part = Group | Leaf;

export const isGroup = (part: Part): part is Group => 'parts' in part;

/** The editable form of a tree from the terms: always a group. Undefined for anything that is not a tree. */
export function treeOf(written: unknown): Group | undefined {
  if (written === undefined) return { of: 'all', negated: false, parts: [] };
  const part = partOf(written, false);
  if (!part) return undefined;
  return isGroup(part) ? part : { of: 'all', negated: false, parts: [part] };
}

function partOf(written: unknown, negated: boolean): Part | undefined {
  if (typeof written !== 'object' || written === null) return undefined;
  if ('not' in written) return partOf(written.not, !negated);
  const of = 'all' in written ? 'all' : 'any';
  const list = (written as Record<string, unknown>)[of];
  if (Array.isArray(list)) {
    const parts = list.map((each) => partOf(each, false));
    return parts.every((part) => part !== undefined) ? { of, negated, parts } : undefined;
  }
  const { is, ...values } = written as Record<string, unknown>;
  return typeof is === 'string' ? { is, negated, values } : undefined;
}

/** The edited tree in the form of the terms; undefined without any condition, when every member may take part. */
export function writtenOf(part: Part): object | undefined {
  if (isGroup(part) && part.parts.length === 0) return undefined;
  const written = isGroup(part) ? { [part.of]: part.parts.map(writtenOf) } : { is: part.is, ...part.values };
  return part.negated ? { not: written } : written;
}
