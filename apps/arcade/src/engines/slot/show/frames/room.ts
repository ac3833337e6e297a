/** What each frame takes of the area: the share of the width that is left to the reels, and pixels above and below them. */
export const frameRoom = {
  lacquer: { width: 0.912, above: 28, below: 20 },
  sandstone: { width: 0.89, above: 46, below: 24 },
  velvet: { width: 0.88, above: 46, below: 24 },
  lamp: { width: 0.9, above: 46, below: 24 },
  timber: { width: 0.89, above: 30, below: 26 },
  awning: { width: 0.9, above: 46, below: 24 },
  bamboo: { width: 0.89, above: 34, below: 30 },
  palace: { width: 0.88, above: 50, below: 24 },
  plume: { width: 0.9, above: 44, below: 24 },
  orbit: { width: 0.91, above: 34, below: 26 },
  neon: { width: 0.86, above: 52, below: 30 },
  cabinet: { width: 0.84, above: 50, below: 44 },
  rail: { width: 0.89, above: 36, below: 28 },
  lattice: { width: 0.88, above: 54, below: 28 },
  forge: { width: 0.89, above: 48, below: 28 },
} as const;

export type FrameName = keyof typeof frameRoom;
