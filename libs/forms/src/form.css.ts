import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
/** The remaining time of a lock, close to the reason. */
export const wait = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
/** What to do after a refusal. */
export const next = style({ display: 'flex', alignItems: 'center', minBlockSize: '44px' });
/** Close to the reason above it. */
export const nextBelow = style({ marginBlockStart: `calc(-1 * ${vars.space[3]})` });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: vars.space[3] });
export const language = style({ inlineSize: '10rem' });
