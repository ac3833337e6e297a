// Promotions in the office.
// Must never know a route or a session: who may do what comes in.
export { ApplicationsScreen, type ApplicationsScreenProps } from './applications-screen.tsx';
export { PromotionScreen, type PromotionScreenProps } from './promotion-screen.tsx';
export { PromotionsScreen, type PromotionsScreenProps } from './promotions-screen.tsx';
