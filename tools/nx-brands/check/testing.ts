import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandFolder } from '../../build/places.ts';

/** The content of a JSON file that a test is going to break. */
// oxlint-disable-next-line typescript/no-explicit-any -- a broken file has no type.
type Data = Record<string, any>;

/** A copy of a shipped brand for a test to break. */
export interface BrandCopy {
  folder: string;
  /** Copies this brand as a neighbour, which is another brand in the same place. */
  neighbour(id: string, change: (facts: Data) => void): void;
  write(file: string, text: string): void;
  change(file: string, from: string | RegExp, to: string): void;
  facts(change: (facts: Data) => void): void;
  tokens(change: (tokens: Data) => void): void;
  remove(file: string): void;
  close(): void;
}

export function copyBrand(id: string): BrandCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'parlour-check-'));
  const folder = path.join(root, id);
  cpSync(brandFolder(id), folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  const rewrite = (file: string, change: (data: Data) => void) => {
    const data = JSON.parse(readFileSync(file, 'utf8'));
    change(data);
    writeFileSync(file, JSON.stringify(data, null, 2));
  };
  return {
    folder,
    neighbour(other, change) {
      cpSync(brandFolder(id), path.join(root, other), { recursive: true });
      rewrite(path.join(root, other, 'brand.json'), (facts) => {
        facts['id'] = other;
        change(facts);
      });
    },
    write(file, text) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    change(file, from, to) {
      const before = readFileSync(at(file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} holds no ${from}`);
      writeFileSync(at(file), after);
    },
    facts: (change) => rewrite(at('brand.json'), change),
    tokens: (change) => rewrite(at('tokens.json'), change),
    remove: (file) => rmSync(at(file), { recursive: true }),
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}
