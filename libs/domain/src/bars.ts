/** What the floating bar can contain, in the platform's own order; its contacts are those with the position FLOATING. */
const floatingEntries = ['invite', 'liveChat', 'app', 'contacts', 'top'] as const;
/** What the side menu shows below its game categories. */
const menuEntries = ['vip', 'invite', 'app', 'contacts', 'channels'] as const;
/** The footer's columns. Rules, age and licence are always below them. */
const footerEntries = ['games', 'payments', 'help', 'app', 'channels', 'certificates'] as const;

/** The entries of a site's bars. A merchant can state a selection and an order; if it states none, all of them are shown in this order. */
export const bars = { floating: floatingEntries, menu: menuEntries, footer: footerEntries };
export type Bar = keyof typeof bars;
export type BarEntry<B extends Bar> = (typeof bars)[B][number];
