/** One game's measurements on a phone: bytes as transferred, times in ms at a quarter of this processor's speed. */
export interface Measured {
  game: string;
  /** Fetched until it can be played, with an empty cache. */
  bytes: number;
  /** The same after another game. */
  secondBytes: number;
  /** The most draw calls of any frame. */
  draws: number;
  textureBytes: number;
  /** Absent if only weights were measured. */
  times: Times | undefined;
}

/** Measurements that depend on the machine's load. */
export interface Times {
  /** Until it can be played, with an empty cache. */
  ready: number;
  /** The 95th percentile of the work per frame while it is played. */
  frame95: number;
  /** The longest script while it is played. */
  longestScript: number;
}

interface Goal {
  name: string;
  value: string;
  met: boolean;
}

/** Each measurement with its limit (games.md A6). */
export function goals(of: Measured): Goal[] {
  return [
    goal('kB', of.bytes / 1000, 250, 0),
    goal('next kB', of.secondBytes / 1000, 70, 0),
    goal('draws', of.draws, 120, 0),
    goal('textures MB', of.textureBytes / 1_048_576, 64, 1),
    ...(of.times
      ? [
          goal('ready s', of.times.ready / 1000, 3, 1),
          goal('frame ms', of.times.frame95, 12, 1),
          goal('script ms', of.times.longestScript, 50, 0),
        ]
      : []),
  ];
}

function goal(name: string, value: number, most: number, digits: number): Goal {
  return { name: `${name} (≤ ${most})`, value: value.toFixed(digits), met: value <= most };
}

const width = 26;

/** A game's row; values beyond their limit are marked. */
export function rowOf(of: Measured): string {
  return `${of.game.padEnd(width)}${goals(of)
    .map(({ name, value, met }) => `${value}${met ? '' : ' !'}`.padStart(name.length + 2))
    .join('')}`;
}

/** All rows with headings, and a list of values beyond their limit. */
export function tableOf(all: readonly Measured[]): string {
  const [one] = all;
  if (!one) return 'No game was measured.';
  const head = `${''.padEnd(width)}${goals(one)
    .map(({ name }) => name.padStart(name.length + 2))
    .join('')}`;
  const missed = all.flatMap((each) =>
    goals(each)
      .filter(({ met }) => !met)
      .map(({ name, value }) => `${each.game}: ${name} is ${value}`),
  );
  return [head, ...all.map(rowOf), '', missed.length === 0 ? 'Every goal is met.' : missed.join('\n')].join('\n');
}
