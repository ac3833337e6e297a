import cliProgress from 'cli-progress';

/**
 * A progress bar of `total` steps with a title; without a terminal, a line every five seconds. `payload` fills the placeholders of `more`.
 */
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
