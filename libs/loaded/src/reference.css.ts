import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cut where it takes room from what is read; all of it can be selected and copied. */
export const reference = style({
  display: 'inline-block',
  maxInlineSize: '6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  color: vars.color.textMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.xs,
  userSelect: 'all',
});
