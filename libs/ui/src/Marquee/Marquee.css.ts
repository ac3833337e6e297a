import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme/contract.ts';

export const marquee = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceRaised,
  fontSize: vars.size.s,
});
export const icon = style({ flex: 'none', color: vars.color.accentText });
export const window = style({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
  overflow: 'hidden',
  mask: 'linear-gradient(90deg, transparent, #000 1.5rem, #000 calc(100% - 1.5rem), transparent)',
  '@media': { [media.still]: { overflowX: 'auto' } },
});
export const track = style({ display: 'flex', inlineSize: 'max-content' });
// The second copy follows the first without a gap; each is at least as wide as the viewport.
export const row = style({
  display: 'flex',
  flex: 'none',
  minInlineSize: '100cqi',
  paddingInlineStart: vars.space[5],
  selectors: { '&[aria-hidden]': { '@media': { [media.still]: { display: 'none' } } } },
});
// Room for marks that extend above the line, which the viewport would clip.
export const item = style({ paddingBlock: '0.25em', paddingInlineEnd: vars.space[7], whiteSpace: 'nowrap' });
