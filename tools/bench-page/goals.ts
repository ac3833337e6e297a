import type { Scores } from './lighthouse.ts';
import type { Answer } from './interactions.ts';
import type { Measured } from './measured.ts';
import type { Scroll } from './scrolling.ts';
import { mostScript } from '../build/first-view.ts';

/** A goal for one measurement. */
export interface Judgement {
  what: string;
  found: string;
  goal: string;
  met: boolean;
}

/** For the home page on a phone, whose first view has so many bytes of script. */
export function judgeHome(name: string, ours: Measured, still: Measured, bare: Measured, firstScript: number): Judgement[] {
  const paint = ours.largestPaint / still.largestPaint;
  const script = firstScript / bare.script;
  return [
    { what: `${name}: largest paint`, found: `${paint.toFixed(2)} x the page without script`, goal: 'at most 1.3 x', met: paint <= 1.3 },
    { what: `${name}: blocking time`, found: `${Math.round(ours.blocking)} ms`, goal: 'below 100 ms', met: ours.blocking < 100 },
    { what: `${name}: layout shift`, found: ours.layoutShift.toFixed(4), goal: '0', met: ours.layoutShift < 0.00005 },
    {
      what: `${name}: script before the largest paint`,
      found: kilobytes(ours.scriptBeforePaint),
      goal: 'none',
      met: ours.scriptBeforePaint === 0,
    },
    {
      what: `${name}: script of the first view`,
      found: `${script.toFixed(2)} x the bare stack`,
      goal: `at most ${mostScript} x`,
      met: script <= mostScript,
    },
  ];
}

export function judgeScores(name: string, scores: Scores): Judgement {
  const found = [scores.performance, scores.accessibility, scores.bestPractices, scores.seo];
  const why = scores.missing.length > 0 ? ` (${scores.missing.join(', ')})` : '';
  return {
    what: `${name}: Lighthouse`,
    found: found.join(' / ') + why,
    goal: '100 / 100 / 100 / 100',
    met: found.every((score) => score === 100),
  };
}

export function judgeAnswer(name: string, { what, ms }: Answer): Judgement {
  return { what: `${name}: ${what}`, found: ms === 0 ? 'below 16 ms' : `${Math.round(ms)} ms`, goal: 'at most 100 ms', met: ms <= 100 };
}

/** For a tap before its code has loaded. */
export function judgeFirstTap(name: string, { what, ms }: Answer): Judgement {
  return { what: `${name}: ${what}`, found: `${Math.round(ms)} ms`, goal: 'at most 200 ms', met: ms <= 200 };
}

export function judgeScroll(name: string, { games, longest, usual, control, elements }: Scroll): Judgement {
  return {
    what: `${name}: scroll through ${games.toLocaleString('en')} games`,
    found: `longest frame ${Math.round(longest)} ms, 99 of 100 below ${Math.round(usual)} ms; plain text ${Math.round(control)} ms; ${elements.toLocaleString('en')} elements`,
    goal: 'none above 50 ms',
    met: longest <= 50,
  };
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
