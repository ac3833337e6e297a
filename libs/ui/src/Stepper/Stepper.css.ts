import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

const narrow = '(max-width: 26rem)';

export const stepper = style({ containerType: 'inline-size', minInlineSize: 0 });
export const position = style({
  display: 'none',
  marginBlockEnd: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[3] } },
});
export const name = style({ color: vars.color.text, fontWeight: 600 });
export const bad = style({ color: vars.color.dangerText });
export const steps = style({ display: 'flex', gap: vars.space[2], '@container': { [narrow]: { gap: vars.space[1] } } });

export const step = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  paddingBlockStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  selectors: {
    // A bar over each step.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: '0.25rem',
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.border,
      transition: `background-color ${vars.motion.base}`,
    },
  },
});
export const behind = style({ selectors: { '&::before': { backgroundColor: vars.color.accentText } } });
export const here = style({
  color: vars.color.text,
  fontWeight: 600,
  selectors: { '&::before': { backgroundColor: vars.color.accentText } },
});
export const wrong = style({ selectors: { '&::before': { backgroundColor: vars.color.dangerText } } });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  fontSize: vars.size.xs,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${here} > ${mark}`, { backgroundColor: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent });
globalStyle(`${behind} > ${mark}`, {
  backgroundColor: vars.color.accentSoft,
  borderColor: vars.color.accentText,
  color: vars.color.accentText,
});
globalStyle(`${wrong} > ${mark}`, { backgroundColor: vars.color.danger, borderColor: vars.color.danger, color: vars.color.onDanger });

export const text = style({ minInlineSize: 0, overflowWrap: 'break-word', lineHeight: vars.leading.body });
// Narrow: bars for all steps, and the text of the current one above them; screen readers get all texts.
for (const part of [mark, text]) {
  globalStyle(`${step} > ${part}`, {
    '@container': {
      [narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  });
}
