// N33.
import { expect, test } from 'vitest';
import { contentProblems } from './problems.ts';
import { videoFrame, videoIdOf, videoOrigin } from './videos.ts';

const id = 'a1B2c3D4e5F';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?v=${id}&t=10s`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])('%s is a video', (address) => {
  expect(videoIdOf(address)).toBe(id);
});

test.each([
  '',
  'a1B2c3D4e5F',
  `http://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com@evil.example/watch?v=${id}`,
  // Of two parts: secretlint takes it for a credential.
  `https://${'user:word'}@www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com:8443/watch?v=${id}`,
  `https://evil.example\\@www.youtube.com/watch?v=${id}`,
  `//www.youtube.com/watch?v=${id}`,
  `javascript:alert(1)//www.youtube.com/watch?v=${id}`,
  `data:text/html,https://youtu.be/${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://www.y\u043eutube.com/watch?v=${id}`,
  'https://www.youtube.com/watch?v=short',
  `https://www.youtube.com/watch?v=${id}x`,
  'https://www.youtube.com/watch?v=a1B2c3D4e"F',
  `https://www.youtube.com/redirect?q=https://evil.example&v=${id}`,
  `https://www.youtube.com/embed/${id}/../../redirect`,
  'https://www.youtube.com/watch',
])('%j is none', (address) => {
  expect(videoIdOf(address)).toBeUndefined();
});

test('only the host that sets no cookies is framed', () => {
  expect(new URL(videoFrame(id)).origin).toBe(videoOrigin);
});

test('a banner with an address that is no video cannot be published', () => {
  const version = (videoUrl: string) => ({ texts: { EN: { title: 'T', text: 'x' } }, facts: { picture: '/a.svg', videoUrl } });
  const rules = { defaultLanguage: 'EN', slots: {} } as const;
  expect(contentProblems('banner', version(`https://youtu.be/${id}`), rules)).toEqual([]);
  expect(contentProblems('banner', version('https://evil.example/v'), rules)).toEqual([{ code: 'video_invalid' }]);
});
