import { style } from '@vanilla-extract/css';
import { smallWindow } from '../element/small-window.css.ts';
import { vars } from '../theme/contract.ts';

export const positioner = style({ zIndex: 75 });
export const popup = style([smallWindow, { display: 'flex', flexDirection: 'column', maxInlineSize: 'min(24rem, 100vw - 1.5rem)' }]);
export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  fontSize: vars.size.m,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
});
export const close = style({ marginBlockStart: '-0.25rem' });
export const body = style({ minBlockSize: 0, overflowY: 'auto', paddingInline: vars.space[4], paddingBlockEnd: vars.space[4] });
