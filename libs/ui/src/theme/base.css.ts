import { globalStyle, globalKeyframes } from '@vanilla-extract/css';
import '../Dialog/dialog-place.css.ts';
import { media, vars } from './contract.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol, fieldset', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('fieldset', { padding: 0, border: 0, minInlineSize: 0 });
globalStyle('img, svg, video, iframe', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('html', {
  backgroundColor: vars.color.surface,
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  scrollPaddingBlockStart: '5rem',
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});
globalStyle('body', {
  minBlockSize: '100dvh',
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.m,
  lineHeight: vars.leading.body,
  overflowWrap: 'break-word',
  fontSynthesis: 'none',
  // Exact glyph widths at every size: rounding to pixels breaks the rhythm, and fallback fonts no longer match.
  textRendering: 'geometricPrecision',
  WebkitFontSmoothing: 'antialiased',
});
// Text in another language (the language menu, a game's name) uses that language's font and line height.
globalStyle('[lang]', { fontFamily: vars.font.body, lineHeight: vars.leading.body });
globalStyle('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  lineHeight: vars.leading.tight,
  fontWeight: vars.heading.weight,
  textWrap: 'balance',
});
globalStyle('p', { textWrap: 'pretty' });
globalStyle('a', { color: 'inherit' });
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// Pressed before the page was interactive (`answerPresses` in the build): shows that the press was registered.
globalStyle('[data-waits]', {
  cursor: 'progress',
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  animation: 'p-waits 700ms ease-in-out infinite alternate',
});
globalKeyframes('p-waits', { to: { opacity: 0.55 } });
globalStyle('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });

globalKeyframes('p-fade-in', { from: { opacity: 0 } });

// Reduced motion keeps state changes but removes movement.
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not 1 ms: by default it is every property that has a transition, and re-laid-out elements would stay in their old place for a
      // frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
