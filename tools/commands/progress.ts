import cliProgress from 'cli-progress';

/** A bar of `total` steps under a name; off a terminal it is a line every five seconds. `payload` names what `more` shows. */
export function startBar(name: string, total: number, more = '', payload: object = {}): cliProgress.SingleBar {
  const bar = new cliProgress.SingleBar(
    {
      format: `${name} {bar} {value}/{total} | {duration_formatted}${more}`,
      hideCursor: true,
      noTTYOutput: true,
      notTTYSchedule: 5000,
      fps: 4,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, 0, payload);
  return bar;
}
