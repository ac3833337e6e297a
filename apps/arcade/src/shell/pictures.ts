import type { Art } from './game-client.ts';

/** Addresses, valid in this window only, for pictures that arrive together in one file: SVG by name. */
export function addressesOf(drawings: Readonly<Record<string, string>>): Art {
  const addressOf = (drawing: string) => URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  return Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, addressOf(drawing)]));
}
