import { style } from '@vanilla-extract/css';
import { vars } from '@parlour/ui/theme';

export const version = style({ margin: 0, font: 'inherit', color: vars.color.textMuted });
export const text = style({ lineHeight: vars.leading.body, maxInlineSize: '70ch' });
export const changes = style({
  display: 'grid',
  gap: vars.space[1],
  maxInlineSize: '70ch',
  padding: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.accentText}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceRaised,
});
export const changed = style({ margin: 0, whiteSpace: 'pre-line' });
