import { createHash } from 'node:crypto';
import { operationTable } from '@parlour/api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, Random } from '../../kernel/clock.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import type { Db } from '../../kernel/tables.ts';
import { usePreviewCode } from '../content/previews.ts';
import type { Build } from './pages/build.ts';
import { frameName, pageHeaders } from './pages/site-rules.ts';
import type { RenderedPages } from './rendering/rendered-pages.ts';

// A page of the site with unpublished contents, or as it will be at another time, in a frame of the office (office O50).

export interface AskedPreview {
  merchant: Merchant;
  build: Build;
  code: string;
  pathname: string;
  frameOrigins: readonly string[];
  imageOrigins: readonly string[];
  secure: boolean;
}

export type PreviewPages = (request: FastifyRequest, reply: FastifyReply, asked: AskedPreview) => Promise<FastifyReply>;

export interface PreviewPagesDeps {
  db: Db;
  clock: Clock;
  random: Random;
  pages: Pick<RenderedPages, 'preview'> | undefined;
}

/** The code in the query of an address; undefined if there is none. */
export function previewCodeIn(query: string | undefined): string | undefined {
  return /(?:^|&)preview=([\w-]{43})(?:&|$)/.exec(query ?? '')?.[1];
}

/** Answers with the page of a code, once. */
export function previewPages({ db, clock, random, pages }: PreviewPagesDeps): PreviewPages {
  return async (request, reply, { merchant, build, code, pathname, ...facts }) => {
    // A HEAD request must not use up the code.
    if (request.method !== 'GET') return over(reply);
    const opened = await usePreviewCode({ db, random }, merchant.code, code, clock.now());
    if (!opened) return over(reply);
    const { key, language, theme, framedBy } = opened;
    const name = pathname === '/' ? 'index' : pathname.slice(1);
    const isRendered = build.files.has(`pages/${language}/${name}.html`);
    const rendered = isRendered ? await pages?.preview(merchant, build, { path: pathname, language, key }) : undefined;
    const html = rendered ?? build.files.get(`pages/${language}/${isRendered ? name : frameName}.html`)?.plain.toString();
    if (html === undefined) return over(reply);
    const script = previewScript(key, theme);
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    return unframed(reply)
      .headers({
        ...pageHeaders(language, { ...facts, scriptHashes: [...build.scriptHashes, hash], framedBy }),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(withPreview(html, theme, script));
  };
}

function over(reply: FastifyReply): FastifyReply {
  return unframed(reply)
    .code(410)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" })
    .type('text/plain; charset=utf-8')
    .send('This preview is over. Open it again in the office.\n');
}

/** Removes the older header, which can only permit nobody or everybody; the policy states who may frame the page. */
const unframed = (reply: FastifyReply): FastifyReply => reply.removeHeader('x-frame-options');

/** Adds a script to the page, after its first one, which applies the theme that the browser has stored. */
function withPreview(html: string, theme: string, script: string): string {
  return html
    .replace(/(<html [^>]*data-theme=")\w+"/, (_, before: string) => `${before}${theme}"`)
    .replace('</script>', () => `</script>\n<script>${script}</script>`);
}

const contentPaths = (['listAnnouncements', 'listBanners', 'getHelpCenter', 'listLegalTexts'] as const).map(
  (id) => operationTable[id].path,
);

/**
 * Makes the page request contents by the preview's key, as a visitor without a session, and prevents it from changing anything. Also
 * removes the code from the address, and marks the page as a preview.
 */
function previewScript(key: string, theme: string): string {
  const given = JSON.stringify({ key, theme, paths: contentPaths, mark: 'Preview' });
  return `{let g=${given},d=document,l=location,n=new URL(l.href),ask=fetch;n.searchParams.delete("preview");history.replaceState(null,"",n);d.documentElement.dataset.theme=g.theme;self.fetch=async(a,b)=>{let r=new Request(a,b),u=new URL(r.url);if(r.method!="GET"&&r.method!="HEAD")throw new TypeError("a preview changes nothing");if(g.paths.includes(u.pathname)){u.searchParams.set("preview",g.key);r=new Request(u,r)}return ask(new Request(r,{credentials:"omit"}))};addEventListener("DOMContentLoaded",()=>{let m=d.createElement("div");m.textContent=g.mark;m.dataset.preview="";Object.assign(m.style,{position:"fixed",insetBlockStart:"0",insetInlineStart:"50%",transform:"translateX(-50%)",zIndex:"2147483647",padding:"2px 12px",background:"#92400e",color:"#fff",font:"600 12px/1.5 system-ui",borderRadius:"0 0 6px 6px",pointerEvents:"none"});d.body.append(m)})}`;
}
