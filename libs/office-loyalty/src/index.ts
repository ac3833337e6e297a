// Loyalty in the office.
// Must never know a route or a session: who may do what comes in.
export { LoyaltyScreen, type LoyaltyScreenProps } from './loyalty-screen.tsx';
export { MallScreen, type MallScreenProps } from './mall-screen.tsx';
export { ReferralsScreen, type ReferralsScreenProps } from './referrals-screen.tsx';
export { OrdersScreen, type OrdersScreenProps } from './orders-screen.tsx';
export { isRate } from './words.ts';
