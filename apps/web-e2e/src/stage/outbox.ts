import { expect } from '@playwright/test';

interface Entry {
  kind: string;
  recipient: string;
  body: string;
  at: string;
}

/** Where the gateway of the journeys listens; a journey with a gateway of its own gives that one's port. */
const shared = () => Number(process.env['JOURNEYS_PORT']);

/** What was sent, the newest first, where a person at the machine would read it. */
async function entries(kind: 'sms' | 'captcha' | 'email', recipient: string, port = shared()): Promise<Entry[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { list } = (await answer.json()) as { list: Entry[] };
  return list.filter((entry) => entry.kind === kind && entry.recipient.endsWith(recipient)).sort((a, b) => b.at.localeCompare(a.at));
}

/** The newest code that was sent to a number whose last digits are these. */
export async function codeSentTo(digits: string, port?: number): Promise<string> {
  return sent('sms', digits, /\d{6}/, port);
}

/** The newest code that was mailed to an address. */
export async function codeMailedTo(address: string, port?: number): Promise<string> {
  return sent('email', address, /\d{6}/, port);
}

/** The link in the newest mail to an address that has one for who forgot the password. */
export async function linkMailedTo(address: string): Promise<string> {
  return sent('email', address, /^\S+\/forgot\?code=[\w-]{43}$/m);
}

/** Whether anything was mailed to an address so far. */
export async function wasMailed(address: string): Promise<boolean> {
  return (await entries('email', address)).length > 0;
}

/** What a message holds that is on its way, for the page's answer does not wait for its sending. */
async function sent(kind: 'sms' | 'email', recipient: string, what: RegExp, port?: number): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await entries(kind, recipient, port)).map(({ body }) => what.exec(body)?.[0]).find((text) => text !== undefined);
    expect(found, `what was sent to …${recipient}`).toBeDefined();
  }).toPass();
  return found!;
}

/** The text of the only captcha that a site drew between two moments; undefined when others asked for one meanwhile. */
export async function captchaBetween(siteName: string, from: number, until: number): Promise<string | undefined> {
  const drawn = (await entries('captcha', siteName)).filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= until);
  return drawn.length === 1 ? drawn[0]!.body : undefined;
}
