interface Entry {
  kind: string;
  recipient: string;
  body: string;
  at: string;
}

/** What was sent, the newest first, where a person at the machine would read it. */
async function entries(kind: 'sms' | 'captcha', recipient: string): Promise<Entry[]> {
  const answer = await fetch(`http://127.0.0.1:${process.env['JOURNEYS_PORT']}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { list } = (await answer.json()) as { list: Entry[] };
  return list.filter((entry) => entry.kind === kind && entry.recipient.endsWith(recipient)).sort((a, b) => b.at.localeCompare(a.at));
}

/** The newest code that was sent to a number whose last digits are these. */
export async function codeSentTo(digits: string): Promise<string> {
  const [newest] = await entries('sms', digits);
  const code = newest && /\d{6}/.exec(newest.body)?.[0];
  if (!code) throw new Error(`no code was sent to …${digits}`);
  return code;
}

/** The text of the only captcha that a site drew between two moments; undefined when others asked for one meanwhile. */
export async function captchaBetween(siteName: string, from: number, until: number): Promise<string | undefined> {
  const drawn = (await entries('captcha', siteName)).filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= until);
  return drawn.length === 1 ? drawn[0]!.body : undefined;
}
