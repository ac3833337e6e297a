/** A field in an event of the audit log; null if it did not exist before, or no longer does. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What an event changed, by field, in the order in which it lists them. */
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

/** Stands for personal data, which the log keeps sealed. */
const hidden = '••••••';

/** Whether an event contains something sealed. */
export function hasSealed({ before, after }: { before: string | null; after: string | null }): boolean {
  return [before, after].some((text) => text !== null && Object.values(JSON.parse(text) as Record<string, unknown>).some(isSealed));
}

/** The JSON of `before` or `after` with dots for what is sealed. */
export function maskedJson(text: string | null): string | null {
  return text === null ? null : JSON.stringify(JSON.parse(text), (_field, value: unknown) => (isSealed(value) ? hidden : value));
}

const isSealed = (value: unknown) => typeof value === 'object' && value !== null && 'sealed' in value && typeof value.sealed === 'string';

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (isSealed(value)) return hidden;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
