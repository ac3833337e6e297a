// Draws the banners of a brand, and games that move: still games, vendors, ways of paying and signs are drawn by `npm run draw`. Must never
// know of a request, a database or a member.
export { bannersOf, movingPictures, type ArtBrand } from './pictures.ts';
export { colorsOf } from './accent-look.ts';
