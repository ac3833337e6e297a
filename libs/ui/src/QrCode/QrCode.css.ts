import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

export const figure = style({ display: 'inline-grid', justifyItems: 'center', gap: vars.space[2], maxInlineSize: '100%' });
/** Dark on light in dark themes too: many cameras cannot read the inverse. */
export const code = style({ borderRadius: vars.radius.s, backgroundColor: '#ffffff', fill: '#000000' });
/** Its place until it is drawn. */
export const waiting = style({ borderRadius: vars.radius.s, backgroundColor: vars.color.surfaceHover });
/** Sizes of the floating bar and of the side menu (specification 2), and of a dialog. */
export const sizes = styleVariants({ s: '78px', m: '120px', l: '200px' }, (size) => ({ inlineSize: size, blockSize: size }));
export const caption = style({ fontSize: vars.size.xs, textAlign: 'center', lineHeight: vars.leading.tight });
