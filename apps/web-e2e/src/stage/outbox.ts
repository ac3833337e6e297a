interface Entry {
  kind: string;
  recipient: string;
  body: string;
  at: string;
}

/** The newest code that was sent to a number whose last digits are these; read where a person would read it. */
export async function codeSentTo(digits: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${process.env['JOURNEYS_PORT']}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { list } = (await answer.json()) as { list: Entry[] };
  const newest = list.filter(({ kind, recipient }) => kind === 'sms' && recipient.endsWith(digits)).sort((a, b) => b.at.localeCompare(a.at))[0];
  const code = newest && /\d{6}/.exec(newest.body)?.[0];
  if (!code) throw new Error(`no code was sent to …${digits}`);
  return code;
}
