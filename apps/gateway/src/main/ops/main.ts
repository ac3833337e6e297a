import { runOps } from './run.ts';

process.exitCode = await runOps(process.argv.slice(2), {
  env: process.env,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
