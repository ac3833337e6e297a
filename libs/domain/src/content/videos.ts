/** The only origin that a page frames for a promotion's video: it sets no cookie before the video is played (content N33). */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** The hosts whose links operators may give. Exact, so that no look-alike passes. */
const videoHosts: ReadonlySet<string> = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const shortHost = 'youtu.be';

/** The id of the video that an address leads to; undefined if it leads to anything else (content N33, security D11). */
export function videoIdOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  const [, first = '', second = '', ...rest] = url.pathname.split('/');
  if (rest.length > 0) return undefined;
  if (url.hostname === shortHost) return second === '' ? asVideoId(first) : undefined;
  if (!videoHosts.has(url.hostname)) return undefined;
  if (first === 'watch') return second === '' ? asVideoId(url.searchParams.get('v') ?? '') : undefined;
  return first === 'embed' || first === 'shorts' ? asVideoId(second) : undefined;
}

/** The address that is framed to play a video. */
export const videoFrame = (id: string): string => `${videoOrigin}/embed/${id}?autoplay=1`;

const asVideoId = (text: string): string | undefined => (/^[A-Za-z0-9_-]{11}$/.test(text) ? text : undefined);
