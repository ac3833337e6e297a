import type { OfficeApi } from '@parlour/office-api';
import { saveFile } from '@parlour/ui';

/** Fetches a file part by part and hands it to the browser. */
export async function download(office: OfficeApi, { id, name, type }: { id: string; name: string; type: string }): Promise<void> {
  const parts: string[] = [];
  for (let part: number | null = 0; part !== null;) {
    const { text, next }: { text: string; next: number | null } = await office.call('getExportPart', { query: { id, part } });
    parts.push(text);
    part = next;
  }
  saveFile(name, parts, type);
}
