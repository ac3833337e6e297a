import { whenOnline } from '../frame/use-online.ts';

export interface Pauses {
  /** How long until a script that could not be fetched is fetched again, in ms; doubled each time, up to `longest`. */
  first: number;
  longest: number;
}

/** Fetches a script until it has come; `onFailure` hears of each time that it did not. Without a network it waits for one. */
export async function insist<T>(load: () => Promise<T>, { first, longest }: Pauses, onFailure: () => void): Promise<T> {
  await whenOnline();
  try {
    return await load();
  } catch {
    onFailure();
    await new Promise((resolve) => setTimeout(resolve, first));
    return insist(load, { first: Math.min(first * 2, longest), longest }, onFailure);
  }
}
