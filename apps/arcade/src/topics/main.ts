/** `npm run rules -- <topic>`: a JSON object per line in, one per line out, from the rules that rounds are played by (games.md H). */
import { createInterface } from 'node:readline';
import { CannotAnswer, type Question } from './question.ts';
import { topics } from './topics.ts';

const [topic = '', ...more] = process.argv.slice(2);
const answer = Object.hasOwn(topics, topic) && more.length === 0 ? topics[topic] : undefined;
if (answer) {
  for await (const line of createInterface({ input: process.stdin })) if (line.trim() !== '') process.stdout.write(`${answered(line)}\n`);
} else {
  process.stderr.write(`Usage: npm run rules -- <${Object.keys(topics).join('|')}>, with a JSON object per line as input.\n`);
  process.exitCode = 2;
}

function answered(line: string): string {
  try {
    return JSON.stringify(answer!(read(line)));
  } catch (error) {
    if (!(error instanceof CannotAnswer)) throw error;
    process.exitCode = 1;
    return JSON.stringify({ error: error.message });
  }
}

function read(line: string): Question {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Question;
  } catch {
    // The message is written below.
  }
  throw new CannotAnswer('a line must be a JSON object');
}
