/** A field that an event of the audit log tells of; null where it was not, or is no longer. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What an event changed, by field, in the order in which it tells them. */
export function changesOf({ before, after }: { before: string | null; after: string | null }): AuditChange[] {
  const [was, is] = [before, after].map((text) => (text === null ? {} : (JSON.parse(text) as Record<string, unknown>))) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: textOf(was[field]),
    after: textOf(is[field]),
  }));
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
