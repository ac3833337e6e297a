import { vars } from '@parlour/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], ':empty': { display: 'none' } });
