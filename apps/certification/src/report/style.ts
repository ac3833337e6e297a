/** Looks of the HTML report: two grounds, three states, one column that also fits a phone and a sheet of paper. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f6f7f9; --sheet: #fff; --line: #dde1e7; --text: #1b2430; --quiet: #566273; --code: #f1f3f6;
  --passed: #12693a; --passed-ground: #e2f4e9; --failed: #a61b1b; --failed-ground: #fde8e8; --skipped: #6b5310; --skipped-ground: #faf1d7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #11151b; --sheet: #191f27; --line: #2c3542; --text: #e6eaf0; --quiet: #9fabbb; --code: #12171e;
    --passed: #7ddba3; --passed-ground: #14311f; --failed: #ff9d9d; --failed-ground: #3d1717; --skipped: #e8c766; --skipped-ground: #33290d;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem) clamp(1rem, 4vw, 2rem) 4rem; }
h1 { font-size: clamp(1.5rem, 5vw, 2.1rem); line-height: 1.2; margin: 0 0 .25rem; text-wrap: balance; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: .95rem; margin: 1.25rem 0 .35rem; }
p { margin: .25rem 0; }
.verdict { font-size: 1.15rem; font-weight: 600; }
.verdict.passed, .mark.passed { color: var(--passed); }
.verdict.failed, .mark.failed { color: var(--failed); }
.verdict.skipped, .mark.skipped { color: var(--skipped); }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1.25rem; margin: 1.25rem 0 0; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.bar { display: flex; gap: 3px; height: .6rem; margin: 1.5rem 0 .6rem; }
.bar span { border-radius: .3rem; min-width: .6rem; }
.bar .passed { background: var(--passed); } .bar .failed { background: var(--failed); } .bar .skipped { background: var(--skipped); }
.counts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; padding: 0; list-style: none; }
.counts b { font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; overflow: hidden; }
th, td { padding: .6rem .9rem; text-align: start; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-weight: 600; color: var(--quiet); font-size: .875rem; }
.cases { text-align: end; white-space: nowrap; }
.badge { display: inline-block; padding: .1rem .6rem; border-radius: 1rem; font-size: .875rem; font-weight: 600; white-space: nowrap; }
.badge.passed { color: var(--passed); background: var(--passed-ground); }
.badge.failed { color: var(--failed); background: var(--failed-ground); }
.badge.skipped { color: var(--skipped); background: var(--skipped-ground); }
details.case { background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; margin-top: .5rem; }
details.case.failed { border-color: var(--failed); }
summary { display: grid; grid-template-columns: max-content minmax(0, 1fr) max-content; gap: .15rem .9rem; align-items: baseline; padding: .7rem .9rem; cursor: pointer; min-height: 2.75rem; list-style: none; border-radius: .6rem; }
summary::-webkit-details-marker { display: none; }
summary:hover .title { text-decoration: underline; text-underline-offset: .2em; }
summary:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.id { color: var(--quiet); font-variant-numeric: tabular-nums; font-weight: 600; }
.title { overflow-wrap: anywhere; }
.inside { padding: 0 .9rem 1rem; }
.quiet { color: var(--quiet); font-size: .9rem; }
.reason { border-inline-start: 3px solid currentColor; padding-inline-start: .75rem; margin: .75rem 0; overflow-wrap: anywhere; }
.reason.failed { color: var(--failed); } .reason.skipped { color: var(--skipped); }
.steps { margin: .5rem 0 0; padding: 0; list-style: none; }
.steps li { display: grid; grid-template-columns: 1.4rem minmax(0, 1fr); padding: .12rem 0; overflow-wrap: anywhere; }
.mark { width: .85rem; height: .85rem; margin-top: .38rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.jump { margin: .6rem 0 0; line-height: 2; }
.jump a { color: var(--failed); padding: .35rem .3rem; font-variant-numeric: tabular-nums; }
.case { scroll-margin-top: .75rem; }
.exchange { margin-top: .75rem; border: 1px solid var(--line); border-radius: .5rem; overflow: hidden; }
.exchange > p { margin: 0; padding: .45rem .75rem; font-size: .875rem; overflow-wrap: anywhere; }
pre { margin: 0; padding: .6rem .75rem; background: var(--code); border-top: 1px solid var(--line); font: .8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 34rem) {
  summary { grid-template-columns: minmax(0, 1fr) max-content; }
  .title { grid-row: 2; grid-column: 1 / -1; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: .6rem; }
  th, td { padding: .55rem .7rem; }
}
@media print {
  :root { color-scheme: light; --ground: #fff; }
  main { max-width: none; padding: 0; }
  body { font-size: 11pt; }
  details.case { break-inside: avoid-page; }
  details.case::details-content { content-visibility: visible; block-size: auto; }
  .exchange { break-inside: avoid; }
}
`;
