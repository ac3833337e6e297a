import type { Brand } from '@parlour/brand/schema';
import { scriptPolicyName } from '@parlour/api/script-policy';
import { sha256 } from './integrity.ts';

/** Keys of local storage and name of the event: told by libs/brand, libs/api and apps/web, which the page's scripts read and answer. */
export interface InlineNames {
  themeStorageKey: string;
  sideStorageKey: string;
  playedStorageKey: string;
  sessionStorageKey: string;
  hydratedEvent: string;
}

/**
 * Takes what a log-in provider sent a visitor back with off the address, before anything else of the page can see or send
 * it (security A16), and leaves it for libs/feature-auth/src/social/social-back.ts.
 */
const takeSocialBack = `{let l=location,m=/^\\/login\\/([a-z][a-z0-9-]*)\\/?$/.exec(l.pathname);if(m&&l.search){self.parlourSocialBack={provider:m[1],query:l.search};history.replaceState(null,"",l.pathname)}}`;

/**
 * Marks the document before the first paint with what this browser chose or saw: the theme (of a brand that has two), a
 * narrow side menu, that the home page will begin with games that were played, and that somebody may be logged in. Nothing
 * moves when the script has come.
 * It is the first script of a page; of a brand with log-in by providers it begins with what one of them sent back.
 */
export function marksScript(brand: Pick<Brand, 'flags'>, names: InlineNames): string {
  const kept = (key: string) => `k(${JSON.stringify(key)})`;
  const theme = kept(names.themeStorageKey);
  const side = kept(names.sideStorageKey);
  const played = kept(names.playedStorageKey);
  const session = kept(names.sessionStorageKey);
  const chosen = brand.flags.themeSwitch ? `t=${theme};if(t=='dark'||t=='light')d.theme=t;` : '';
  const back = brand.flags.socialLogin ? takeSocialBack : '';
  return `${back}{let e=document.documentElement,d=e.dataset,k=n=>localStorage.getItem(n),t;try{${chosen}if(${side}=='narrow')d.side='narrow';if(${session}!=null){d.session='';if(t=${played}){d.played='';t=t.split(' ');if(t[0]==innerWidth)e.style.setProperty('--played-height',t[1]+'px')}}}catch{}}`;
}

/** Makes the page's one policy for addresses of scripts (security D03): only files of the build. Leaves it for what is loaded later. */
const policy = `self.${scriptPolicyName}=self.trustedTypes?trustedTypes.createPolicy("${scriptPolicyName}",{createScriptURL(u){if(!/^\\/assets\\/[\\w.-]+$/.test(u))throw Error("no script of this site");return u}}):void 0`;

/**
 * Answers a press before the code for it has come (libs/ui: `dialog-place.css.ts`, `[data-waits]`): what does not live yet is marked as pressed,
 * and for a button that opens a dialog the page is marked until the dialog stands there, or for so long.
 */
const answerPresses = `{let d=document,w,x=d.documentElement.dataset;addEventListener('click',e=>{let b=e.target.closest('a,button'),o=d.querySelector('[data-waits]');o&&delete o.dataset.waits;if(!b||b.target)return;if(b.getAttribute('aria-haspopup')=='dialog'){x.opens='';clearTimeout(w);w=setTimeout(()=>delete x.opens,8e3)}if(b.closest('[data-later]')||x.live==null&&b.type)b.dataset.waits=''},true)}`;

/**
 * Fetches the app's script: after the page has painted and the browser is idle, or as soon as somebody touches the page;
 * at once for a page that was not rendered. By an element and not by `import()`, which a policy of hashes and
 * 'strict-dynamic' refuses to scripts that came with the page. What the entry will import is fetched beside it: its
 * addresses stand in the `data-also` of the script's element, so that pages of all brands and languages share one hash. In
 * `data-sums` stand the integrity of the entry and of each of them, in that order.
 * A click on a button that came too early is repeated when the page answers. Until then React hears of no press: it would bring
 * all of the page to life at once, and the finger would wait for that.
 */
export function loaderScript(entry: string, when: 'idle' | 'now', { hydratedEvent }: InlineNames): string {
  const address = `(self.${scriptPolicyName}?${scriptPolicyName}.createScriptURL(a):a)`;
  const load = `${answerPresses}${policy};let d=document,{also:o,sums:i}=d.currentScript.dataset,a=${JSON.stringify(entry)},s,l=()=>{if(!s){i=i.split(" ");s=d.createElement("script");s.type="module";s.integrity=i.shift();s.src=${address};d.head.append(s);for(let h of o?o.split(" "):[]){let p=d.createElement("link");p.rel="modulepreload";p.integrity=i.shift();p.href=h;d.head.append(p)}}}`;
  if (when === 'now') return `{${load};l()}`;
  return `{${load},c,k=e=>{l();let p=e.type=='click',b=p&&e.target.closest('button');if(b){e.preventDefault();c=b}if(b||!p)e.stopPropagation()},n=['pointerdown','pointerup','mousedown','mouseup','touchstart','touchend','keydown','click'];
for(let e of n)d.addEventListener(e,k,{capture:true});
d.addEventListener(${JSON.stringify(hydratedEvent)},()=>{for(let e of n)d.removeEventListener(e,k,{capture:true});c&&c.isConnected&&c.click()},{once:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(l,{timeout:2000}):l())))}`;
}

/** The source expression that lets a strict content security policy run `script`. */
export function cspHash(script: string): string {
  return `sha256-${sha256(script, 'base64')}`;
}
