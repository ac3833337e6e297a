/**
 * A program that starts a deposit at a gateway of its own, on a database in the folder of its first argument and with the provider at the
 * second, and is still waiting for the provider when the test kills it. Prints the deposit's idempotency key, then the cookie.
 */
import { randomUUID } from 'node:crypto';
import { startTestGateway } from './gateway.ts';
import { scriptedPayments } from './scripted-provider.ts';
import { openFromTemplate } from './template.ts';

const [folder, origin] = process.argv.slice(2);
const gateway = await startTestGateway({ database: await openFromTemplate(folder!), payments: scriptedPayments(origin!) });
const player = await gateway.registerMember();
const key = randomUUID();
console.log(JSON.stringify({ key, cookies: [...player.cookies] }));
await player.value('createDeposit', { body: { amount: '500.00' }, key });
