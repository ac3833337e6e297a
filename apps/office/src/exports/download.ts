import type { OfficeApi } from '@parlour/office-api';

/** Fetches a file part by part and hands it to the browser. */
export async function download(office: OfficeApi, { id, name }: { id: string; name: string }): Promise<void> {
  const parts: string[] = [];
  for (let part: number | null = 0; part !== null;) {
    const { text, next }: { text: string; next: number | null } = await office.call('getExportPart', { query: { id, part } });
    parts.push(text);
    part = next;
  }
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
