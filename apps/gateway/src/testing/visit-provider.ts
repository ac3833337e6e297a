/** A browser at a provider: follows the pages, logs in there by name, and stops at the address that it is sent back to. */
export async function visitProvider(url: string, account: string | null): Promise<URL> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  const ask = async (address: URL, form?: URLSearchParams): Promise<URL | null> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie }, ...(form && { method: 'POST', body: form }) });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (answer.status >= 400) throw new Error(`${address.pathname} answered ${answer.status}: ${await answer.text()}`);
    const next = answer.headers.get('location');
    return next === null ? null : new URL(next, address);
  };
  let at = new URL(url);
  for (let steps = 0; steps < 10; steps++) {
    const next = await ask(at);
    const led = next ?? (await ask(at, new URLSearchParams(account === null ? { refuse: '1' } : { account })));
    if (!led) throw new Error(`nothing leads on from ${at.href}`);
    if (led.origin !== origin) return led;
    at = led;
  }
  throw new Error('the provider leads in circles');
}
