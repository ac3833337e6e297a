import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';
import { optical } from '../theme/optical.css.ts';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: '1.25rem',
  paddingBlock: '0.25rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  fontSize: vars.size.xs,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
});

export const text = style([optical, { minInlineSize: 0 }]);

const { color } = vars;
export const soft = styleVariants({
  neutral: { backgroundColor: color.surfaceHover, color: color.text },
  accent: { backgroundColor: color.accentSoft, color: color.accentText },
  second: { backgroundColor: color.secondSoft, color: color.secondText },
  win: { backgroundColor: color.winSoft, color: color.winText },
  danger: { backgroundColor: color.dangerSoft, color: color.dangerText },
  warning: { backgroundColor: color.warningSoft, color: color.warningText },
});
export const solid = styleVariants({
  neutral: { backgroundColor: color.text, color: color.surface },
  accent: { backgroundColor: color.accent, color: color.onAccent },
  second: { backgroundColor: color.second, color: color.onSecond },
  win: { backgroundColor: color.win, color: color.onWin },
  danger: { backgroundColor: color.danger, color: color.onDanger },
  warning: { backgroundColor: color.warning, color: color.onWarning },
});
