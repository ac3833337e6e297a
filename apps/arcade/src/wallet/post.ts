import http from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { SignedHeaders } from './signature.ts';

/**
 * Connections stay open between calls, but only for 4 s without one: a server would close them later, perhaps just when they are needed.
 */
const kept = { keepAlive: true, timeout: 4_000 };
const agents = { 'http:': new http.Agent(kept), 'https:': new https.Agent(kept) };

/** The longest answer that is read, in characters; the contract's answers are far shorter. */
const longest = 64 * 1024;

/** Posts JSON to a path of a server; rejects when there is no whole answer within `timeout` ms. */
export type Post = (path: string, headers: SignedHeaders, body: string, timeout: number) => Promise<{ status: number; body: string }>;

/**
 * Posts to the server at `origin`, at a third of the CPU cost of `fetch`: two of these are most of what a round costs the arcade. Redirects
 * are not followed.
 */
export function postTo(origin: string): Post {
  const url = new URL(origin);
  const server = { ...urlToHttpOptions(url), method: 'POST', agent: agents[url.protocol as keyof typeof agents] };
  const request = url.protocol === 'https:' ? https.request : http.request;
  return (path, headers, body, timeout) =>
    new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        clearTimeout(limit);
        reject(error);
      };
      const sent = request(
        {
          ...server,
          path,
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            text += part;
            if (text.length > longest) answer.destroy(new Error('the answer is too long'));
          });
          answer.on('error', fail);
          answer.on('aborted', () => fail(new Error('the answer broke off')));
          answer.on('end', () => {
            clearTimeout(limit);
            resolve({ status: answer.statusCode!, body: text });
          });
        },
      );
      const limit = setTimeout(() => sent.destroy(new Error(`no answer within ${timeout} ms`)), timeout);
      sent.on('error', fail);
      sent.end(body);
    });
}
