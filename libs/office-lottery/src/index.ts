// Lotteries in the office.
// Must never know a route or a session: who may do what comes in.
export { DrawScreen, drawTabs, type DrawRights, type DrawScreenProps, type DrawTab } from './draw/draw-screen.tsx';
export { DrawsScreen, type DrawFilters, type DrawsScreenProps } from './draws/draws-screen.tsx';
export { LotteriesScreen, type LotteriesScreenProps } from './games/lotteries-screen.tsx';
export { OddsScreen, type OddsScreenProps } from './odds/odds-screen.tsx';
export { PacksScreen, type PacksScreenProps } from './odds/packs-screen.tsx';
