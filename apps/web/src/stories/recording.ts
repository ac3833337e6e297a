import { languageCodes } from '@parlour/domain';

/** Whose answers were recorded. Missing answers fall back to a guest's. */
export const personas = ['guest', 'member', 'newcomer', 'guarded', 'agent', 'closed', 'shutOut'] as const;
export type Persona = (typeof personas)[number];

/** One answer of the gateway, unchanged. */
export interface RecordedAnswer {
  status: number;
  body: unknown;
}

/** What the gateway answered on one brand's site (`recorded/<brand>.json`; `npm run storybook:record` rewrites it), by `requestKey`. */
export type Recording = Partial<Record<Persona, Record<string, RecordedAnswer>>>;

/** The gateway's time when it answered: pages that show a recording use it as the current time. */
export const recordedAt = '2026-10-16T12:20:00.000Z';

/** `GET /wps/games?language=EN&pageNo=1`: method, path and the query in alphabetical order. */
export function requestKey(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  searchParams.sort();
  const query = searchParams.toString();
  return `${method} ${pathname}${query && `?${query}`}`;
}

/** The recorded answer to a request, in another language if there is none in its own; undefined if nothing was recorded. */
export function recordedAnswer(answers: Recording, persona: Persona, method: string, url: string): RecordedAnswer | undefined {
  const ask = (address: string) => answers[persona]?.[requestKey(method, address)] ?? answers.guest?.[requestKey(method, address)];
  const address = new URL(url, 'http://site.invalid');
  if (!address.searchParams.has('language')) return ask(url);
  for (const language of [address.searchParams.get('language')!, ...languageCodes]) {
    address.searchParams.set('language', language);
    const answer = ask(address.href);
    if (answer) return answer;
  }
  return undefined;
}
