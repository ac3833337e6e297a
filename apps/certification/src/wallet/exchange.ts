/** One call and what came of it, as a report may show it. */
export interface Exchange {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Null where no answer came. */
  status: number | null;
  answer: string;
  milliseconds: number;
}

const longest = 2000;

/** The exchange without what would let its reader call the wallet: signature, launch code, most of a session's id. */
export function redacted(exchange: Exchange): Exchange {
  return {
    ...exchange,
    headers: { ...exchange.headers, ...('x-signature' in exchange.headers && { 'x-signature': 'left out' }) },
    body: withoutSecrets(exchange.body),
    answer: withoutSecrets(exchange.answer),
  };
}

function withoutSecrets(text: string): string {
  const clean = text.replace(/("code"\s*:\s*")[\w-]{43}(")/g, '$1left out$2').replace(/("sessionId"\s*:\s*"[^"]{8})[^"]*(")/g, '$1...$2');
  return clean.length <= longest ? clean : `${clean.slice(0, longest)} ... (${clean.length} characters)`;
}
