/** Where browsers report blocked content, and the name of that endpoint in the headers. */
export const reportsPath = '/reports/csp';
const reportsGroup = 'csp';

interface PageFacts {
  scriptHashes: readonly string[];
  frameOrigins: readonly string[];
  /** Content delivery networks; they serve pictures only (security D06). */
  imageOrigins: readonly string[];
  secure: boolean;
  /** Who may frame it: the office, for a preview; nobody if absent. */
  framedBy?: string | null;
}

/** The content security policy of pages (security D02): only scripts whose text the build knew may run, and those that they load. */
export function contentSecurityPolicy({ scriptHashes, frameOrigins, imageOrigins, secure, framedBy = null }: PageFacts): string {
  const scripts = scriptHashes.length > 0 ? `${scriptHashes.map((hash) => `'${hash}'`).join(' ')} 'strict-dynamic'` : `'none'`;
  return [
    `default-src 'self'`,
    `script-src ${scripts}`,
    `style-src 'self'`,
    `img-src ${[`'self'`, 'data:', ...imageOrigins].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `frame-src ${frameOrigins.length > 0 ? frameOrigins.join(' ') : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${framedBy ?? `'none'`}`,
    // Only these policies may create what browsers treat as code; raw text is refused (security D03).
    `require-trusted-types-for 'script'`,
    `trusted-types dompurify parlourScripts`,
    `report-uri ${reportsPath}`,
    `report-to ${reportsGroup}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The policy for a picture opened as a page: it may only be drawn. Within a page, a picture runs nothing anyway. */
export const pictureSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

interface SiteFacts {
  frameOrigins: readonly string[];
  /** Whether the visitor came by https; on http, browsers must ignore HSTS. */
  secure: boolean;
  /** Whether the site opens windows of log-in providers and must notice when they close; they get no access to it (docs/adr/0035). */
  opensWindows: boolean;
}

/** Headers of every file of a site. */
export function siteHeaders({ frameOrigins, secure, opensWindows }: SiteFacts): Record<string, string> {
  const frames = ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ');
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), autoplay=(${frames}), fullscreen=(${frames})`,
    'cross-origin-opener-policy': opensWindows ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'reporting-endpoints': `${reportsGroup}="${reportsPath}"`,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
