import type { Plugin } from 'vite';

const renderer = /\/gpu\/WebGPURenderer\.mjs$/;

/**
 * Leaves Pixi's WebGPU renderer out. Games never ask for it, but Pixi's entry exports it, so every window would fetch it
 * with the first frame: 14.6 kB brotli.
 */
export function withoutWebGpu(): Plugin {
  return {
    name: 'parlour-arcade-without-web-gpu',
    load: (id) => (renderer.test(id) ? 'export class WebGPURenderer {}' : undefined),
  };
}
