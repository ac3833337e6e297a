import { writeFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { isCaseId, type CaseId } from './case-ids.ts';
import { certify } from './certify.ts';
import { controlAt } from './players/control.ts';
import { readPlayers } from './players/file.ts';
import { controlledStage, filedStage, type Stage } from './players/stage.ts';
import { lineOf, tableOf } from './report/console.ts';
import { htmlOf } from './report/html.ts';
import { CaseSkipped } from './verdict.ts';
import { callerFor, type Vendor } from './wallet/caller.ts';
import { connectTo } from './wallet/connection.ts';

interface Options {
  url: string;
  secret: string;
  vendor: string;
  secondVendor?: Vendor;
  players?: string;
  control?: string;
  only?: CaseId[];
  seconds: number;
  html?: string;
  json?: string;
}

const program = new Command('certify:wallet')
  .description("Runs the cases W01 to W48 against an operator's wallet for vendors of games; ends with 1 when one fails.")
  .addOption(new Option('--url <url>', 'address of the wallet, below which its calls are').makeOptionMandatory().env('WALLET_URL'))
  .addOption(new Option('--secret <key>', "the vendor's key").makeOptionMandatory().env('WALLET_SECRET'))
  .option('--vendor <code>', "the vendor's code", 'JL')
  .option('--second-vendor <code:key>', 'another vendor of the wallet, for W40', vendorOf)
  .option('--players <file>', 'test players that are ready (docs/guides/certify-a-wallet.md)')
  .addOption(
    new Option('--control <url>', 'where test players are made, http(s):// or unix:/path; none to do without').env('WALLET_CONTROL'),
  )
  .option('--only <cases>', 'these cases, such as W01,W17', casesOf)
  .option('--seconds <number>', 'how long the load of W47 lasts, at 100 calls a second', secondsOf, 10)
  .option('--html <file>', 'write the report as a page')
  .option('--json <file>', 'write the report as JSON')
  .exitOverride();

try {
  await run(program.parse().opts<Options>());
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof CommanderError)) console.error(error instanceof Error ? error.message : String(error));
  else if (error.exitCode === 0) process.exitCode = 0;
}

async function run({ url, secret, vendor, secondVendor, players, control, only, seconds, html, json }: Options): Promise<void> {
  await demandWallet(url, { code: vendor, secret });
  if (secret === '') throw new Error(`The key of the vendor ${vendor} is not known: give it with --secret or as WALLET_SECRET.`);
  const stage = await stageOf(players, control, secondVendor);
  const report = await certify({
    url,
    vendor: { code: vendor, secret },
    stage,
    ...(only && { only }),
    load: { callsPerSecond: 100, seconds, p95: 300 },
    onCase: (result) => console.log(lineOf(result)),
  });
  console.log(tableOf(report));
  if (html !== undefined) writeFileSync(html, htmlOf(report));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (report.counts.failed > 0) process.exitCode = 1;
}

async function stageOf(players: string | undefined, control: string | undefined, second: Vendor | undefined): Promise<Stage> {
  if (players !== undefined) return filedStage(readPlayers(players));
  if (control === undefined || control === 'none') throw new Error('Say where test players come from: --players FILE or --control URL.');
  const operator = controlAt(control);
  try {
    await operator.ask('certify books', { players: [] });
  } catch (error) {
    // An operator that cannot show its books can still create players.
    if (!(error instanceof CaseSkipped))
      throw new Error(
        `No operator is heard at ${control} (${error instanceof Error ? error.message : String(error)}): give --players FILE or --control URL.`,
        { cause: error },
      );
  }
  return controlledStage(operator, second);
}

async function demandWallet(url: string, vendor: Vendor): Promise<void> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new Error(`${url} is no address: it begins with http:// or https://.`);
  const connection = connectTo(url);
  const { status, text } = await callerFor(connection, vendor, () => undefined).liveness();
  connection.close();
  if (status === null) throw new Error(`Nothing answers at ${url} (${text}). For the gateway of this folder, run npm start first.`);
}

function vendorOf(text: string): Vendor {
  const [, code, secret] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (code === undefined || secret === undefined) throw new InvalidArgumentError('Write CODE:KEY.');
  return { code, secret };
}

function casesOf(text: string): CaseId[] {
  return text.split(',').map((id) => {
    if (!isCaseId(id)) throw new InvalidArgumentError(`There is no case ${id}.`);
    return id;
  });
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new InvalidArgumentError('It must be a number above 0.');
  return seconds;
}
