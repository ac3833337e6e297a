/** The sections of the home page below its banners, in the platform's own order: hot games, new ones, each category, vendors, winners. */
export const homeSections = ['hot', 'new', 'categories', 'vendors', 'winners'] as const;
export type HomeSection = (typeof homeSections)[number];
