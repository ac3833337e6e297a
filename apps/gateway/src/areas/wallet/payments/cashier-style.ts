import { createHash } from 'node:crypto';
import { cashierFamilies, cashierFontRules } from './cashier-fonts.ts';

/** The look of the cashier; plain on purpose, and unlike any brand: it represents another company's page. */
export const cashierStyle = `
${cashierFontRules}
:root { color-scheme: light dark; --ink: #14213d; --soft: #56617d; --paper: #fff; --ground: #e9edf6; --band: #1d2f5f; --line: #d4dae8; --ok: #0b6b3a; --no: #a4161a; --warn: #6b4200; --warn-ground: #ffeec2; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f7; --soft: #a9b4cf; --paper: #18213c; --ground: #0c1122; --band: #26386c; --line: #34406a; --ok: #127a43; --no: #c62f34; --warn: #ffe2a0; --warn-ground: #463407; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 ${cashierFamilies}; }
main { inline-size: min(27rem, 100%); overflow: hidden; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; box-shadow: 0 1.5rem 4rem -1rem rgb(8 14 36 / .35); }
h1 { margin: 0; padding: 1rem 1.5rem; background: var(--band); color: #fff; font-size: 1.125rem; font-weight: 650; }
h1::before { content: ""; display: inline-block; inline-size: 1.5rem; block-size: 1rem; margin-inline-end: .75rem; border: 2px solid #fff; border-block-start-width: 6px; border-radius: 4px; vertical-align: -.1em; }
.sandbox { margin: 0; padding: .75rem 1.5rem; background: repeating-linear-gradient(-45deg, transparent 0 .75rem, rgb(128 96 0 / .07) .75rem 1.5rem), var(--warn-ground); color: var(--warn); font-size: .9375rem; font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: .75rem 1rem; margin: 0; padding: 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
.amount { font-size: clamp(1.25rem, 7vw, 1.75rem); line-height: 1.25; font-variant-numeric: tabular-nums; }
.amount bdi { white-space: nowrap; }
.amount small { display: block; color: var(--soft); font-size: .875rem; font-weight: 400; }
form, .back { margin: 0 1.5rem .75rem; }
form:last-child { margin-block-end: 1.5rem; }
p[role=alert] { margin: 0; padding: 0 1.5rem 1.25rem; }
.sandbox + p[role=alert] { padding-block-start: 1.25rem; }
button, .back { min-block-size: 3rem; padding: .75rem 1rem; border: 1px solid var(--soft); border-radius: .6rem; background: transparent; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button { display: block; inline-size: 100%; }
.back { display: block; margin-block-end: 1.5rem; }
button.approve { min-block-size: 3.5rem; background: var(--ok); border-color: var(--ok); color: #fff; font-size: 1.0625rem; }
button.decline { border-color: currentColor; color: var(--no); }
button.abandon { border-color: transparent; color: var(--soft); }
button:hover, .back:hover { filter: brightness(1.12); text-decoration: underline; }
button:focus-visible, .back:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (prefers-color-scheme: dark) { button.decline { color: #ff9a9d; } }
`;

/** The source expression that admits only this style. */
export const cashierStyleSource = `'sha256-${createHash('sha256').update(cashierStyle).digest('base64')}'`;
