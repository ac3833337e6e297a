import type { CaseResult, Report } from '../certify.ts';
import { guarantees, type Guarantee } from '../guarantees.ts';
import type { Exchange } from '../wallet/exchange.ts';
import { markup, Markup } from './markup.ts';
import { style } from './style.ts';
import { outcomeWords, timeOf, verdictOf } from './console.ts';

type Outcome = CaseResult['outcome'];
const outcomes: readonly Outcome[] = ['passed', 'failed', 'skipped'];
const badge = (outcome: Outcome) => markup`<span class="badge ${outcome}">${outcomeWords[outcome]}</span>`;

/** Drawn as paths, because not every font has these characters. */
const strokes: Record<Outcome, string> = { passed: 'M2 7.5 5.5 11 12 3.5', failed: 'M3 3 11 11M11 3 3 11', skipped: 'M2.5 7h9' };
const mark = (outcome: Outcome) =>
  markup`<svg class="mark ${outcome}" role="img" aria-label="${outcomeWords[outcome]}" viewBox="0 0 14 14"><path d="${strokes[outcome]}"/></svg>`;

/** The report as one self-contained page, to be read, sent and printed. */
export function htmlOf(report: Report): string {
  const counts = outcomes.filter((outcome) => report.counts[outcome] > 0);
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Certification of a wallet: ${verdictOf(report)}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>Certification of a wallet</h1>
<p class="verdict ${worstOf(report.cases)}">${verdictOf(report)}</p>
<div class="bar" aria-hidden="true">${counts.map((outcome) => markup`<span class="${outcome}" style="flex-grow: ${report.counts[outcome]}"></span>`)}</div>
<ul class="counts">${outcomes.map((outcome) => markup`<li><b>${report.counts[outcome]}</b> ${outcomeWords[outcome].toLowerCase()}</li>`)}</ul>
${toFailed(report)}
<dl class="facts">
<dt>Wallet</dt><dd>${report.wallet}</dd>
<dt>Vendor</dt><dd>${report.vendor}</dd>
<dt>Begun</dt><dd><time datetime="${report.startedAt}">${report.startedAt.slice(0, 16).replace('T', ' ')} UTC</time></dd>
<dt>Took</dt><dd>${timeOf(report.milliseconds)}</dd>
</dl>
<h2>What the wallet guarantees</h2>
${guaranteeTable(report)}
<h2>Cases</h2>
${report.cases.map(caseOf)}
</main>
</body>
</html>
`;
  return page.text;
}

/** Links from the verdict to the failed cases. */
function toFailed({ cases }: Report): Markup {
  const failed = cases.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return markup``;
  return markup`<p class="jump">Failed: ${failed.map(({ id }) => markup`<a href="#${id}">${id}</a> `)}</p>`;
}

function worstOf(cases: readonly CaseResult[]): Outcome {
  if (cases.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return cases.some(({ outcome }) => outcome === 'skipped') ? 'skipped' : 'passed';
}

function guaranteeTable({ cases }: Report): Markup {
  const rows = (Object.keys(guarantees) as Guarantee[]).flatMap((guarantee) => {
    const own = cases.filter((each) => each.guarantee === guarantee);
    if (own.length === 0) return [];
    const ran = own.some(({ outcome }) => outcome !== 'skipped');
    const outcome = own.some((each) => each.outcome === 'failed') ? 'failed' : ran ? 'passed' : 'skipped';
    const passed = own.filter((each) => each.outcome === 'passed').length;
    return [markup`<tr><td>${guarantees[guarantee]}</td><td class="cases">${passed} of ${own.length}</td><td>${badge(outcome)}</td></tr>`];
  });
  return markup`<table>
<thead><tr><th scope="col">Guarantee</th><th scope="col" class="cases">Cases</th><th scope="col">Shown</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
}

function caseOf(result: CaseResult): Markup {
  const { id, title, outcome, guarantee, reason, steps, measured, exchanges, milliseconds } = result;
  const numbers = Object.entries(measured).map(([name, value]) => `${name} ${value}`);
  return markup`<details class="case ${outcome}" id="${id}"${outcome === 'failed' ? ' open' : ''}>
<summary><span class="id">${id}</span><span class="title">${title}</span>${badge(outcome)}</summary>
<div class="inside">
<p class="quiet">${guarantees[guarantee]}</p>
${reason === undefined ? '' : markup`<p class="reason ${outcome}">${reason}</p>`}
<ol class="steps">${steps.map((step) => markup`<li>${mark(step.outcome)}<span>${step.what}</span></li>`)}</ol>
<p class="quiet">${[timeOf(milliseconds), ...numbers].join(' · ')}</p>
${exchanges.length === 0 ? '' : markup`<h3>The last calls</h3>${exchanges.map(exchangeOf)}`}
</div>
</details>
`;
}

function exchangeOf({ method, path, headers, body, status, answer, milliseconds }: Exchange): Markup {
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return markup`<div class="exchange">
<p><b>${method} ${path}</b></p>
<pre>${[...sent, '', body].join('\n').trim()}</pre>
<p><b>${status === null ? 'No answer' : status}</b> after ${timeOf(milliseconds)}</p>
<pre>${answer}</pre>
</div>`;
}
