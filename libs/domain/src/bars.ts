/** What the floating bar can have, in the platform's own order; the contacts are those of position FLOATING. */
const floatingEntries = ['invite', 'liveChat', 'app', 'contacts', 'top'] as const;
/** What the side menu has below its game categories. */
const menuEntries = ['vip', 'invite', 'app', 'contacts', 'channels'] as const;
/** The footer's columns. Rules, age and licence are always below them. */
const footerEntries = ['games', 'payments', 'help', 'app', 'channels', 'certificates'] as const;

/** The entries of a site's bars: a merchant states others, or another order; all of them in this order where it states none. */
export const bars = { floating: floatingEntries, menu: menuEntries, footer: footerEntries };
export type Bar = keyof typeof bars;
export type BarEntry<B extends Bar> = (typeof bars)[B][number];
