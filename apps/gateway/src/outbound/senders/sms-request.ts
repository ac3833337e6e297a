/** Values for the slots of a carrier's request. */
export interface SmsSlots {
  /** The number with its dialling code, such as +8801712345678; `{digits}` is the same without the plus. */
  to: string;
  text: string;
  merchant: string;
}

/** A body template, parsed, so that a filled-in value can never become anything but a value. */
export type SmsBody = { kind: 'json'; value: unknown } | { kind: 'form'; pairs: readonly (readonly [string, string])[] };

/** Reads `SMS_BODY`: JSON if it starts like an object or a list, otherwise a form such as `to={to}&text={text}`. */
export function readBody(template: string): SmsBody {
  if (!/^\s*[{[]/.test(template)) return { kind: 'form', pairs: [...new URLSearchParams(template)] };
  try {
    return { kind: 'json', value: JSON.parse(template) as unknown };
  } catch {
    throw new Error('SMS_BODY: begins like JSON and is none');
  }
}

/** Fills the slots `{to}`, `{digits}`, `{text}` and `{merchant}`; each value is passed through `encode`. Other braces stay as they are. */
export function fillIn(template: string, slots: SmsSlots, encode: (value: string) => string = (value) => value): string {
  const values: Record<string, string> = { ...slots, digits: slots.to.replace(/\D/g, '') };
  return template.replace(/\{(to|digits|text|merchant)\}/g, (_slot, name: string) => encode(values[name] ?? ''));
}

/** The body of a request, and its content type. */
export function bodyOf(body: SmsBody, slots: SmsSlots): { text: string; contentType: string } {
  if (body.kind === 'json') return { text: JSON.stringify(filled(body.value, slots)), contentType: 'application/json' };
  const pairs = body.pairs.map(([name, value]): [string, string] => [name, fillIn(value, slots)]);
  return { text: new URLSearchParams(pairs).toString(), contentType: 'application/x-www-form-urlencoded' };
}

function filled(value: unknown, slots: SmsSlots): unknown {
  if (typeof value === 'string') return fillIn(value, slots);
  if (Array.isArray(value)) return value.map((each) => filled(each, slots));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, slots)]));
}

/** Whether a carrier's answer says that it accepted the message; see `SmsGatewaySettings.accepted`. */
export function isAccepted(answer: string, { path, values }: { path: readonly string[]; values: readonly string[] }): boolean {
  if (path.length === 0) return values.includes(answer.trim());
  let at: unknown;
  try {
    at = JSON.parse(answer);
  } catch {
    return false;
  }
  for (const name of path) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  return ['string', 'number', 'boolean'].includes(typeof at) && values.includes(String(at));
}
