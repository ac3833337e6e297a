/** `npm run verify:pack -- <gameCode> [--json]`, or `--all`: recomputes what games return, and checks their packs (games.md A5, H). */
import { gameCodes } from '../packs/games.ts';
import { commandOf, oneOf, tell } from './arguments.ts';
import { packReportText, reportPack } from './report-pack.ts';
import { recordVerified } from './verified-packs.ts';

const program = commandOf('verify:pack', 'Exact return, hit rate, variance and largest win of a game, and all checks of its pack.')
  .argument('[gameCode]', 'the game', oneOf(gameCodes))
  .option('--all', 'every game of the arcade')
  .option('--json', 'one JSON object and nothing else')
  .option('--record', 'writes down which packs passed: tests fail for a pack that has changed since')
  .action((code: string | undefined, { all, json, record }: { all?: boolean; json?: boolean; record?: boolean }) => {
    if ((code === undefined) === (all === undefined)) program.error('error: name a game, or say --all');
    const reports = (code === undefined ? gameCodes : [code]).map((each) => reportPack(each));
    const ok = reports.every((report) => report.ok);
    if (record) recordVerified(reports.filter((report) => report.ok).map(({ pack }) => pack));
    tell(code === undefined ? { packs: reports, ok } : reports[0]!, reports.map(packReportText).join('\n\n'), json);
    process.exitCode = ok ? 0 : 1;
  });

program.parse();
