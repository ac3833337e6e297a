/** `node main/sandbox-source.ts <name>`: one of the demonstration's sources of lottery results, on its own port after the gateway's. */
import { createSandboxSource } from '../areas/lottery/sandbox/sandbox-source.ts';
import { sandboxSources } from '../areas/lottery/sources/settings.ts';
import { systemClock } from '../kernel/clock.ts';

const name = process.argv[2];
if (!isSource(name)) {
  console.error(`Name one of the sources: ${Object.keys(sandboxSources).join(', ')}.`);
  process.exit(1);
}
const port = Number(process.env['PORT'] ?? 4300) + sandboxSources[name];
const app = createSandboxSource({ clock: systemClock, late: name === 'sandbox-wire' ? 0 : 7000 });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close().then(() => process.exit(0)));
await app.listen({ host: '127.0.0.1', port });
console.log(JSON.stringify({ source: name, port }));

function isSource(text: string | undefined): text is keyof typeof sandboxSources {
  return text !== undefined && Object.hasOwn(sandboxSources, text);
}
