import type { Resource } from '../contacts.ts';

/** An app of a merchant besides the Lite app: a page of a store, or a file that Android installs. */
export interface AppResource {
  platform: 'ios' | 'android';
  url: string;
  /** Of a file; visitors compare it with what they got. In hexadecimal digits. */
  sha256?: string;
}

const platforms: Readonly<Record<string, AppResource['platform']>> = { IOS: 'ios', ANDROID: 'android' };

/**
 * The apps among a merchant's addresses: those of type `ANDROID` and `IOS`. The SHA-256 of a file stands at the end of its address, as
 * `#sha256=<64 hexadecimal digits>`; a file without it is not offered, because it could not be checked.
 */
export function appResources(resources: readonly Resource[]): readonly AppResource[] {
  return resources.flatMap(({ resourceType, url }) => {
    const platform = platforms[resourceType.toUpperCase()];
    if (!platform) return [];
    const [address = url, sha256] = url.split(/#sha256=([0-9a-f]{64})$/i);
    if (sha256) return [{ platform, url: address, sha256: sha256.toLowerCase() }];
    return isFile(url) ? [] : [{ platform, url }];
  });
}

function isFile(url: string): boolean {
  return URL.canParse(url) && /\.apk$/i.test(new URL(url).pathname);
}
