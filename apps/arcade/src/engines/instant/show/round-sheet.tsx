import type { ReactNode } from 'react';
import './round-sheet.css';
import type { InstantTexts } from './texts.ts';

interface RoundSheetProps {
  texts: InstantTexts;
  /** What happened, in a sentence. */
  outcome: string;
  /** What the round paid, as the page writes it. */
  win: string;
  /** A picture of the outcome. */
  children?: ReactNode;
}

/** A round of an instant game on the verifier page. */
export function RoundSheet({ texts, outcome, win, children }: RoundSheetProps) {
  return (
    <article className="round-sheet">
      {children}
      <p>{outcome}</p>
      <p>{texts.t('roundWin', { win })}</p>
    </article>
  );
}
