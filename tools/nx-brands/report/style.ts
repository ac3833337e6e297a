import type { EmbeddedFace } from './type.ts';

/** The report's style: unobtrusive, so that the brand stands out; dark and light, for phones and for print. */
const style = `
:root{color-scheme:light dark;--ink:light-dark(#16181d,#eceef2);--quiet:light-dark(#565c68,#a4abb8);--ground:light-dark(#fff,#121419);--card:light-dark(#f5f6f8,#1b1e25);--line:light-dark(#dfe2e8,#2e333d);--good:light-dark(#0a6b3d,#5fd39a);--bad:light-dark(#b3161f,#ff8d8d);--note:light-dark(#7a5200,#e8b84a)}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:var(--ground);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main,header{max-inline-size:72rem;margin-inline:auto;padding:1.5rem clamp(1rem,4vw,2.5rem)}
header{padding-block:2.5rem 1rem}
h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.75rem);line-height:1.15;margin:0 0 .5rem;letter-spacing:-.02em}
h2{font-size:1.375rem;margin:0 0 1rem;letter-spacing:-.01em}
h3{font-size:1rem;margin:0 0 .5rem}
p{margin:0 0 .75rem;max-inline-size:70ch}
section{padding-block:2rem;border-block-start:1px solid var(--line)}
code{font:.875em/1.4 ui-monospace,monospace}
ul,ol,dl,dd,figure{margin:0;padding:0}
ul{list-style:none}
.quiet{color:var(--quiet);font-size:.875rem}
.verdict{display:inline-flex;gap:.5rem;align-items:center;margin:0 0 1.25rem;padding:.375rem .875rem;border-radius:999px;font-weight:600;border:1.5px solid currentColor}
.good{color:var(--good)}.bad{color:var(--bad)}.note{color:var(--note)}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.75rem 1.5rem}
.facts dt{color:var(--quiet);font-size:.8125rem}
.checks>li{display:grid;grid-template-columns:1.5rem 1fr;gap:0 .625rem;padding-block:.625rem;border-block-end:1px solid var(--line)}
.checks>li:last-child{border:0}
.mark{inline-size:1.125rem;block-size:1.125rem;margin-block-start:.1875rem;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.verdict .mark{margin:0}
.problems{grid-column:2;display:grid;gap:.5rem;margin-block-start:.5rem}
.problems li{padding:.625rem .875rem;background:var(--card);border-inline-start:3px solid currentColor;border-radius:.25rem}
.problems p{margin:0;color:var(--ink)}
.grounds,.themes{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.ground{display:grid;place-items:center;padding:2.5rem 1.5rem;border:1px solid var(--line);border-radius:.75rem}
.ground img{block-size:3.5rem;max-inline-size:100%}
.icons{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:end;margin-block-start:1.5rem}
.icons figcaption{margin-block-start:.5rem}
.masked{border-radius:50%}
.card{inline-size:100%;block-size:auto;max-inline-size:30rem;border-radius:.5rem;border:1px solid var(--line)}
img{display:block}
.theme{padding:1.25rem;border:1px solid var(--line);border-radius:.75rem}
.family{margin-block-end:1.25rem}
.swatches{display:grid;grid-template-columns:repeat(auto-fill,minmax(7rem,1fr));gap:.75rem}
.field{display:grid;place-items:center;block-size:3.5rem;border-radius:.5rem;font-weight:600;border:1px solid}
.swatch{font-size:.8125rem;line-height:1.4}
.swatch b{display:block;font-weight:600}
.swatch span,.swatch code{display:block;font-size:.75rem}
.line{display:block;inline-size:2.5rem;block-size:1.5rem;border:2px solid currentColor;border-radius:.25rem}
.ramp{display:flex;border-radius:.5rem;overflow:hidden;block-size:2.5rem}
.ramp i{flex:1}
.sizes>li{display:grid;grid-template-columns:minmax(6rem,9rem) 1fr;gap:1rem;align-items:baseline;padding-block:.5rem;border-block-end:1px solid var(--line)}
.sizes>li>*{min-inline-size:0}
.sizes strong{display:block;line-height:1.2}
.shapes{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
.shapes span{display:grid;place-items:center;min-block-size:4rem;min-inline-size:6rem;padding:.5rem 1.25rem}
table{inline-size:100%;border-collapse:collapse;font-size:.875rem}
th,td{text-align:start;padding:.375rem .75rem .375rem 0;border-block-end:1px solid var(--line)}
td:nth-child(3),th:nth-child(3){text-align:end;font-variant-numeric:tabular-nums}
.chip{display:inline-grid;place-items:center;inline-size:2.25rem;block-size:1.5rem;border-radius:.25rem;font-weight:600;margin-inline-end:.5rem;border:1px solid var(--line)}
summary{cursor:pointer;min-block-size:2.75rem;display:flex;align-items:center;font-weight:600}
summary:focus-visible,a:focus-visible{outline:2px solid;outline-offset:2px}
.scroll{overflow-x:auto}
.screens{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:start}
.screens figure{max-inline-size:100%}
.screens img{max-inline-size:100%;block-size:auto;border:1px solid var(--line);border-radius:.75rem}
.screens figcaption{margin-block-start:.5rem;font-size:.875rem;color:var(--quiet)}
.phone img{inline-size:17.5rem}.desktop img{inline-size:34rem}
@media print{section{break-inside:avoid}details{display:none}}
`;

/** With the brand's fonts after the system's own, for characters that the system lacks. */
export function styleWith(faces: readonly EmbeddedFace[]): string {
  const families = [...new Set(faces.map(({ family }) => `'${family}'`))];
  const body = families.length > 0 ? `body{font-family:system-ui,${families.join(',')},sans-serif}` : '';
  return [style, ...faces.map(({ rule }) => rule), body].join('\n');
}
