import type { Brand } from '@parlour/brand/schema';
import { languages } from '@parlour/domain';
import { linesNeeded } from '../check/lines.ts';
import type { Check, Problem } from '../check/problem.ts';
import { html, type Html } from './html.ts';

/** A tick or a cross as a drawing, because not every machine has these characters. */
export function mark(good: boolean): Html {
  const way = good ? 'M3 8.5 6.5 12 13 4.5' : 'M4 4 12 12M12 4 4 12';
  return html`<svg class="mark ${good ? 'good' : 'bad'}" viewBox="0 0 16 16" aria-hidden="true"><path d="${way}" /></svg>`;
}

/** Key facts about the brand. */
export function factsOf(brand: Brand): Html {
  const facts = [
    ['Merchant', brand.merchantCode],
    ['Domains', brand.domains.join(', ')],
    ['Languages', brand.languages.map((code) => `${languages[code].name}${code === brand.defaultLanguage ? ' (first)' : ''}`).join(', ')],
    ['Currency', brand.currency],
    ['Jurisdiction', brand.jurisdiction.licence === 'demo' ? 'demo: play money' : brand.jurisdiction.licence],
    ['Product lines', brand.gameTypes.join(', ')],
  ] as const;
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Every check with its findings. */
export function checkList(checks: readonly Check[]): Html {
  return html`<ul class="checks">
    ${checks.map(
      ({ name, looked, errors, notes }) =>
        html`<li>
          ${mark(errors.length === 0)}
          <div><strong>${name}</strong> <span class="quiet">${looked}; ${linesNeeded(errors.length)}</span></div>
          ${
            errors.length + notes.length > 0 &&
            html`<ul class="problems">
              ${errors.map((problem) => problemItem(problem, 'bad'))}${notes.map((problem) => problemItem(problem, 'note'))}
            </ul>`
          }
        </li>`,
    )}
  </ul>`;
}

function problemItem({ file, what, mend }: Problem, kind: 'bad' | 'note'): Html {
  return html`<li class="${kind}">
    <p><strong>${kind === 'bad' ? 'To mend' : 'To know'}:</strong> <code>${file}</code> ${what}.</p>
    ${mend && html`<p class="quiet">${mend[0]!.toUpperCase() + mend.slice(1)}.</p>`}
  </li>`;
}
