import { expect } from '@playwright/test';

interface Entry {
  kind: string;
  recipient: string;
  body: string;
  at: string;
}

/** The port of the journeys' shared gateway; a journey with its own gateway passes that one's port. */
const shared = () => Number(process.env['JOURNEYS_PORT']);

/** What was sent, newest first, from where a developer would read it. */
async function entries(kind: 'sms' | 'captcha' | 'email', recipient: string, port = shared()): Promise<Entry[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { list } = (await answer.json()) as { list: Entry[] };
  return list.filter((entry) => entry.kind === kind && entry.recipient.endsWith(recipient)).sort((a, b) => b.at.localeCompare(a.at));
}

/** Codes that a journey has already read, by recipient: the next one may still be on its way. */
const read = new Set<string>();

/** The newest unread code sent to a number that ends in these digits. */
export async function codeSentTo(digits: string, port?: number): Promise<string> {
  return newCode('sms', digits, port);
}

/** The newest unread code mailed to an address. */
export async function codeMailedTo(address: string, port?: number): Promise<string> {
  return newCode('email', address, port);
}

async function newCode(kind: 'sms' | 'email', recipient: string, port?: number): Promise<string> {
  const code = await sent(kind, recipient, /\d{6}/, port, (text) => !read.has(`${recipient} ${text}`));
  read.add(`${recipient} ${code}`);
  return code;
}

/** The link in the newest mail about a forgotten password to an address. */
export async function linkMailedTo(address: string): Promise<string> {
  return sent('email', address, /^\S+\/forgot\?code=[\w-]{43}$/m);
}

/** Whether anything has been mailed to an address. */
export async function wasMailed(address: string): Promise<boolean> {
  return (await entries('email', address)).length > 0;
}

/** The content of a message that may still be on its way, since the page's answer does not wait for sending. */
async function sent(
  kind: 'sms' | 'email',
  recipient: string,
  what: RegExp,
  port?: number,
  isNew: (text: string) => boolean = () => true,
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await entries(kind, recipient, port))
      .map(({ body }) => what.exec(body)?.[0])
      .find((text) => text !== undefined && isNew(text));
    expect(found, `what was sent to …${recipient}`).toBeDefined();
  }).toPass();
  return found!;
}

/** The text of the only captcha that a site drew between two moments; undefined if others requested one meanwhile. */
export async function captchaBetween(siteName: string, from: number, until: number): Promise<string | undefined> {
  const drawn = (await entries('captcha', siteName)).filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= until);
  return drawn.length === 1 ? drawn[0]!.body : undefined;
}
