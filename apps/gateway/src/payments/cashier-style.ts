import { createHash } from 'node:crypto';

/** The look of the cashier; plain on purpose, and unlike any brand: it is another company's page. */
export const cashierStyle = `
:root { color-scheme: light dark; --ink: #14213d; --soft: #5b6785; --paper: #fff; --ground: #eef1f7; --line: #d4dae8; --ok: #0b6b3a; --no: #a4161a; --warn: #7a4b00; --warn-ground: #ffeec2; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f7; --soft: #a5b0cb; --paper: #1b2440; --ground: #0e1428; --line: #35406333; --ok: #16894d; --no: #c62f34; --warn: #ffe2a0; --warn-ground: #4a3608; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { inline-size: min(26rem, 100%); background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem; box-shadow: 0 1rem 3rem rgb(0 0 0 / .12); }
h1 { margin: 0 0 1rem; font-size: 1.25rem; }
.sandbox { margin: 0 0 1.25rem; padding: .75rem 1rem; border-radius: .5rem; background: var(--warn-ground); color: var(--warn); font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.5rem; padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
.amount { font-size: 1.5rem; line-height: 1.2; }
.amount small { display: block; color: var(--soft); font-size: .875rem; font-weight: 400; }
form { margin: 0 0 .75rem; }
button, .back { display: block; inline-size: 100%; min-block-size: 3rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .6rem; background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.approve { background: var(--ok); border-color: var(--ok); color: #fff; }
button.decline { background: var(--no); border-color: var(--no); color: #fff; }
button:focus-visible, .back:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`;

/** The source expression that lets this style, and no other, in. */
export const cashierStyleSource = `'sha256-${createHash('sha256').update(cashierStyle).digest('base64')}'`;
