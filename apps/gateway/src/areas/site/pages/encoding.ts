import type { SiteFile } from './build.ts';

export interface Encoded {
  bytes: Buffer;
  encoding: 'br' | 'gzip' | null;
}

/** The file in the best encoding that the browser accepts (RFC 9110 12.5.3). */
export async function encode(file: SiteFile, acceptEncoding: string | undefined): Promise<Encoded> {
  if (file.brotli && accepts(acceptEncoding, 'br')) return { bytes: file.brotli, encoding: 'br' };
  if (accepts(acceptEncoding, 'gzip')) {
    const packed = await file.gzip();
    if (packed) return { bytes: packed, encoding: 'gzip' };
  }
  return { bytes: file.plain, encoding: null };
}

/** Whether `Accept-Encoding` includes this encoding, or any, without `q=0`. */
function accepts(header: string | undefined, encoding: string): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
