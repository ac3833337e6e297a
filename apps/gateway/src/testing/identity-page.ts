import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';

/** The provider's page: a name to log in with, and a way to cancel. */
export async function interactionPage(
  { provider, name }: { provider: Provider; name: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (request.method !== 'POST') return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(name));
    const form = new URLSearchParams(await textOf(request));
    const accountId = form.get('account') ?? '';
    const result =
      form.has('refuse') || accountId === ''
        ? { error: 'access_denied', error_description: 'the person would not' }
        : { login: { accountId } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch (error) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

const page = (name: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><h1>${name}</h1><p>This is a provider for tests: it believes any name.</p>
<form method="post"><p><label>Account <input name="account" pattern="[a-z0-9]+" autofocus></label></p>
<p><button>Log in</button> <button name="refuse" value="1" formnovalidate>Do not allow</button></p></form></html>`;
