import { createHash } from 'node:crypto';
import { languages, type LanguageCode } from '@parlour/domain';
import { textOf, type TextKey } from '../../../kernel/texts/texts.ts';
import { longestText, type Conversation } from './conversations.ts';

/** Plain on purpose and unlike any brand, because it represents another company's page. */
const style = `
:root { color-scheme: light dark; --ink: #14213d; --soft: #56617d; --paper: #fff; --ground: #e9edf6; --band: #123f3a; --line: #d4dae8; --own: #d6efe4; --warn: #6b4200; --warn-ground: #ffeec2; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f7; --soft: #a9b4cf; --paper: #18213c; --ground: #0c1122; --band: #17524b; --line: #34406a; --own: #1d4a41; --warn: #ffe2a0; --warn-ground: #463407; } }
* { box-sizing: border-box; }
body { margin: 0; block-size: 100dvh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; padding: .75rem 1rem; background: var(--band); color: #fff; font-size: 1rem; font-weight: 650; }
.sandbox, .nobody { margin: 0; padding: .5rem 1rem; background: var(--warn-ground); color: var(--warn); font-size: .9375rem; font-weight: 600; }
.lines { flex: 1; overflow-y: auto; margin: 0; padding: 1rem; list-style: none; display: flex; flex-direction: column; gap: .5rem; }
.lines li { max-inline-size: 85%; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--paper); overflow-wrap: anywhere; white-space: pre-wrap; }
.lines li.own { align-self: flex-end; background: var(--own); }
.by { display: block; color: var(--soft); font-size: .8125rem; }
form { display: flex; gap: .5rem; padding: .75rem 1rem; border-block-start: 1px solid var(--line); background: var(--paper); }
label { flex: 1; min-inline-size: 0; }
label span { display: block; font-size: .8125rem; color: var(--soft); }
textarea { inline-size: 100%; min-block-size: 2.75rem; padding: .5rem; border: 1px solid var(--soft); border-radius: .5rem; background: transparent; color: inherit; font: inherit; resize: none; }
button { align-self: end; min-block-size: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--band); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible, textarea:focus-visible, .lines:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
p[role=alert] { margin: 0; padding: 1rem; }
.desk { flex: 1; overflow-y: auto; padding: 1rem; display: grid; gap: 1rem; align-content: start; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); }
.desk section { display: flex; flex-direction: column; border: 1px solid var(--line); border-radius: .75rem; overflow: hidden; background: var(--ground); }
.desk h2 { margin: 0; padding: .5rem .75rem; font-size: 1rem; background: var(--paper); }
.desk .lines { max-block-size: 18rem; min-block-size: 6rem; }
`;
export const deskStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

function page(language: LanguageCode, title: string, content: string): string {
  const { tag, direction } = languages[language];
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body>${content}</body></html>`;
}

/**
 * The script of a visitor's page: receives and shows the conversation, and sends what is typed; text that was not accepted stays in the
 * field.
 */
const visitorScript = `
const { secret, you, desk } = document.body.querySelector('main').dataset;
const [lines, nobody, over, form] = ['lines', 'nobody', 'over', 'form'].map((id) => document.getElementById(id));
const text = form.elements.text;
const show = ({ said, online, ended }) => {
  nobody.hidden = online || ended;
  over.hidden = !ended;
  form.hidden = ended;
  for (const { by, text } of said.slice(lines.children.length)) {
    const line = document.createElement('li');
    const name = document.createElement('span');
    name.className = 'by';
    name.textContent = by === 'visitor' ? you : desk;
    line.className = by === 'visitor' ? 'own' : '';
    line.append(name, text);
    lines.append(line);
    line.scrollIntoView({ block: 'nearest' });
  }
};
new EventSource('/chat/stream?conversation=' + encodeURIComponent(secret)).onmessage = ({ data }) => show(JSON.parse(data));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const typed = text.value;
  const answer = await fetch('/chat/say', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ conversation: secret, text: typed }) }).catch(() => undefined);
  if (answer?.ok && text.value === typed) text.value = '';
  text.focus();
});
text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
`;

/** The script of the desk's page. The desk counts as staffed while the page is open. */
const deskScript = `
const key = document.body.querySelector('main').dataset.key;
const place = document.getElementById('conversations');
const send = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer ' + key }, body: JSON.stringify(body) }).catch(() => undefined);
const made = (tag, facts, ...inside) => { const element = Object.assign(document.createElement(tag), facts); element.append(...inside); return element; };
const boxes = new Map();
const boxOf = ({ id, about }) => {
  const lines = made('ol', { className: 'lines', tabIndex: 0 });
  const text = made('textarea', { name: 'text', maxLength: ${longestText}, rows: 1, required: true });
  const form = made('form', {}, made('label', {}, made('span', {}, 'Answer'), text), made('button', {}, 'Send'), made('button', { type: 'button', onclick: () => send('/desk/end', { conversation: id }) }, 'End'));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const typed = text.value;
    const answer = await send('/desk/say', { conversation: id, text: typed });
    if (answer?.ok && text.value === typed) text.value = '';
  });
  const box = made('section', { ariaLabel: about }, made('h2', {}, about), lines, form);
  place.append(box);
  return { box, lines, form };
};
new EventSource('/desk/stream?key=' + encodeURIComponent(key)).onmessage = ({ data }) => {
  const all = JSON.parse(data);
  document.getElementById('none').hidden = all.length > 0;
  for (const conversation of all) {
    const { lines, form } = boxes.get(conversation.id) ?? boxes.set(conversation.id, boxOf(conversation)).get(conversation.id);
    form.hidden = conversation.ended;
    for (const { by, text } of conversation.said.slice(lines.children.length)) lines.append(made('li', { className: by === 'desk' ? 'own' : '' }, made('span', { className: 'by' }, by), text));
  }
};
`;

const scriptTag = (nonce: string, script: string) => `<script nonce="${nonce}">${script}</script>`;

/** The page of a visitor's conversation. */
export function visitorPage({ ticket, secret }: Conversation, nonce: string): string {
  const language = ticket.language as LanguageCode;
  const say = (key: TextKey) => escaped(textOf(key, language));
  return page(
    language,
    textOf('desk.title', language),
    `<h1>${say('desk.title')}: <bdi>${escaped(ticket.merchant)}</bdi></h1><p class="sandbox">${say('desk.sandbox')}</p>
<p class="nobody" id="nobody" role="status" hidden>${say('desk.nobody')}</p>
<main data-secret="${secret}" data-you="${say('desk.you')}" data-desk="${say('desk.desk')}"></main>
<ol class="lines" id="lines" role="log" aria-label="${say('desk.lines')}" tabindex="0"></ol>
<p class="nobody" id="over" role="status" hidden>${say('desk.ended')}</p>
<form id="form"><label><span>${say('desk.message')}</span><textarea name="text" maxlength="${longestText}" rows="1" required autofocus></textarea></label><button>${say('desk.send')}</button></form>
${scriptTag(nonce, visitorScript)}`,
  );
}

/**
 * The page for a ticket that was used, has expired, or was not made for this desk. Nothing in the ticket is trusted, so the page is in
 * English.
 */
export function usedPage(): string {
  return page(
    'EN',
    textOf('desk.title', 'EN'),
    `<h1>${textOf('desk.title', 'EN')}</h1><p role="alert">${escaped(textOf('desk.used', 'EN'))}</p>`,
  );
}

/** The page on which a person answers; in English, like logs and commands. */
export function deskPage(key: string, nonce: string): string {
  return page(
    'EN',
    'Sandbox desk',
    `<h1>Sandbox desk</h1><p class="sandbox">This is a sandbox: while this page is open, the live chat of every demonstration site is online.</p>
<main data-key="${escaped(key)}"></main><p id="none">Nobody has written yet.</p><div class="desk" id="conversations"></div>
${scriptTag(nonce, deskScript)}`,
  );
}
