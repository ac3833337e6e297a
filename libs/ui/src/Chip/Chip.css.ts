import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';
import { optical } from '../theme/optical.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  flex: 'none',
  minBlockSize: vars.control.s,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  ':disabled': { color: vars.color.onDisabled, cursor: 'not-allowed' },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.accentText } } },
  },
});
export const text = style([optical, { minInlineSize: 0 }]);
export const selected = style({ borderColor: vars.color.accentText, backgroundColor: vars.color.accentSoft, color: vars.color.accentText });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const scrollRow = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which a scroll container would clip.
  padding: '4px',
  margin: '-4px',
  '@media': { [media.tablet]: { flexWrap: 'wrap' } },
});
