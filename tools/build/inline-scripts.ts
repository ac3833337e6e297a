import type { Brand } from '@parlour/brand/schema';
import { scriptPolicyName } from '@parlour/api/script-policy';
import { sha256 } from './integrity.ts';

/** Keys of local storage and the name of the event are passed in from libs/brand, libs/api and apps/web, which define them. */
export interface InlineNames {
  themeStorageKey: string;
  sideStorageKey: string;
  playedStorageKey: string;
  sessionStorageKey: string;
  hydratedEvent: string;
}

/**
 * Removes a log-in provider's answer from the address before anything else on the page can read or send it (security A16), and
 * keeps it for libs/feature-auth/src/social/social-back.ts.
 */
const takeSocialBack = `{let l=location,m=/^\\/login\\/([a-z][a-z0-9-]*)\\/?$/.exec(l.pathname);if(m&&l.search){self.parlourSocialBack={provider:m[1],query:l.search};history.replaceState(null,"",l.pathname)}}`;

/**
 * Marks the document before the first paint with what this browser has stored: the theme (if the brand has two), a narrow side
 * menu, recently played games at the top of the home page, and that a member may be logged in; and a page that is shown again
 * (reloaded, or come back to), whose scroll position only fits a layout without estimates. So nothing moves when the app's script
 * has loaded. It is the first script of a page; for brands with social log-in it starts by taking a provider's answer.
 */
export function marksScript(brand: Pick<Brand, 'flags'>, names: InlineNames): string {
  const kept = (key: string) => `k(${JSON.stringify(key)})`;
  const theme = kept(names.themeStorageKey);
  const side = kept(names.sideStorageKey);
  const played = kept(names.playedStorageKey);
  const session = kept(names.sessionStorageKey);
  const chosen = brand.flags.themeSwitch ? `t=${theme};if(t=='dark'||t=='light')d.theme=t;` : '';
  const back = brand.flags.socialLogin ? takeSocialBack : '';
  return `${back}{let e=document.documentElement,d=e.dataset,k=n=>localStorage.getItem(n),t=performance.getEntriesByType('navigation')[0];if(t&&/^[br]/.test(t.type))d.again='';try{${chosen}if(${side}=='narrow')d.side='narrow';if(${session}!=null){d.session='';if(t=${played}){d.played='';t=t.split(' ');if(t[0]==innerWidth)e.style.setProperty('--played-height',t[1]+'px')}}}catch{}}`;
}

/**
 * Creates the page's only Trusted Types policy for script addresses (security D03), which admits files of the build and its service worker,
 * and keeps it for later scripts.
 */
const policy = `self.${scriptPolicyName}=self.trustedTypes?trustedTypes.createPolicy("${scriptPolicyName}",{createScriptURL(u){if(!/^\\/(assets\\/[\\w.-]+|sw\\.js\\?\\w+)$/.test(u))throw Error("no script of this site");return u}}):void 0`;

/**
 * Gives feedback to a press before its code has loaded (libs/ui: `dialog-place.css.ts`, `[data-waits]`): an element that is not
 * hydrated yet is marked as pressed. For a button that opens a dialog, the page is marked until the dialog appears or a time limit passes.
 * A button that says whether it is expanded opens a small window beside itself, which has no such outline.
 */
const answerPresses = `{let d=document,w,x=d.documentElement.dataset;addEventListener('click',e=>{let b=e.target.closest('a,button'),o=d.querySelector('[data-waits]');o&&delete o.dataset.waits;if(!b||b.target)return;if(b.getAttribute('aria-haspopup')=='dialog'&&!b.hasAttribute('aria-expanded')){x.opens='';clearTimeout(w);w=setTimeout(()=>delete x.opens,8e3)}if(b.closest('[data-later]')||x.live==null&&b.type)b.dataset.waits=''},true)}`;

/**
 * Loads the app's script once the page has painted and the browser is idle, or at the first interaction. For a page that was not
 * prerendered, loads it at once, or as soon as there is a network: without one it is unknown who is logged in. It uses a script element,
 * because a policy of hashes with 'strict-dynamic' refuses `import()` in inline scripts. The entry's imports are loaded in parallel: their
 * addresses are in the script element's `data-also`, so that pages of all brands and languages share one hash. `data-sums` has the
 * integrity of the entry and of each import, in that order. A click on a button that comes too early is repeated after hydration. Until
 * then presses are hidden from React, which would otherwise hydrate the whole page at once before it responds.
 */
export function loaderScript(entry: string, when: 'idle' | 'now', { hydratedEvent }: InlineNames): string {
  const address = `(self.${scriptPolicyName}?${scriptPolicyName}.createScriptURL(a):a)`;
  const load = `${answerPresses}${policy};let d=document,{also:o,sums:i}=d.currentScript.dataset,a=${JSON.stringify(entry)},s,l=()=>{if(!s){i=i.split(" ");s=d.createElement("script");s.type="module";s.integrity=i.shift();s.src=${address};d.head.append(s);for(let h of o?o.split(" "):[]){let p=d.createElement("link");p.rel="modulepreload";p.integrity=i.shift();p.href=h;d.head.append(p)}}}`;
  if (when === 'now') return `{${load};navigator.onLine===false?addEventListener("online",l,{once:true}):l()}`;
  return `{${load},c,k=e=>{l();let p=e.type=='click',b=p&&e.target.closest('button');if(b){e.preventDefault();c=b}if(b||!p)e.stopPropagation()},n=['pointerdown','pointerup','mousedown','mouseup','touchstart','touchend','keydown','click'];
for(let e of n)d.addEventListener(e,k,{capture:true});
d.addEventListener(${JSON.stringify(hydratedEvent)},()=>{for(let e of n)d.removeEventListener(e,k,{capture:true});c&&c.isConnected&&c.click()},{once:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(l,{timeout:2000}):l())))}`;
}

/** The source expression that lets a strict content security policy run `script`. */
export function cspHash(script: string): string {
  return `sha256-${sha256(script, 'base64')}`;
}
