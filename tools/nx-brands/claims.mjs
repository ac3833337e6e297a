// Prints what each brand claims for itself alone. Nx hashes it: the check of a brand is redone when another one claims
// something new, and not whenever another one changes. Plain JavaScript, for Nx runs it on whichever Node it has.
import { readFileSync, readdirSync } from 'node:fs';

for (const id of readdirSync('brands')) {
  try {
    const { merchantCode, domains } = JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8'));
    console.log(JSON.stringify({ id, merchantCode, domains }));
  } catch {
    // No brand, or a broken one: its own check says so.
  }
}
