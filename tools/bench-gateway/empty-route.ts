/** A Fastify server with an empty handler, to measure the cost of HTTP itself. Prints its port; ends on SIGTERM. */
import { fastify } from 'fastify';

const app = fastify();
app.post('/', async () => ({ done: true }));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(new URL(address).port);
process.on('SIGTERM', () => process.exit(0));
