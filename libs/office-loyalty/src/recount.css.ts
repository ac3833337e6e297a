import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

/** A field and its button, which stands beside the input rather than the label. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
