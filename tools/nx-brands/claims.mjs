// Prints what each brand claims exclusively. Nx hashes the output, so that a brand's check is repeated when another brand claims
// something new, but not for every change to it. Plain JavaScript, since Nx runs it on any Node version.
import { readFileSync, readdirSync } from 'node:fs';

for (const id of readdirSync('brands')) {
  try {
    const { merchantCode, domains } = JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8'));
    console.log(JSON.stringify({ id, merchantCode, domains }));
  } catch {
    // Not a brand, or a broken one, which its own check reports.
  }
}
