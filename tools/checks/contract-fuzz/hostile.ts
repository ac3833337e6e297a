/** Texts that do harm where they are treated as anything but text. */
export const hostileTexts: readonly string[] = [
  "' OR '1'='1",
  "'; select pg_sleep(4)--",
  '"><svg onload=alert(1)>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'a\0b',
  '\u202eabc',
  '\ufeff',
  'x'.repeat(6000),
  '=cmd|calc!A1',
  'a\r\nX-Injected: 1',
  '%00',
  '%',
  '\u0130\u0131\u017f',
  '9'.repeat(400),
  '-0',
  'NaN',
  '1e400',
  '__proto__',
  'constructor',
  '$ne',
  '\\',
  '\ud800',
];

/** A body that contradicts its declaration. */
export interface WrongBody {
  name: string;
  body: string | Buffer;
  type?: string;
  /** The only correct status. */
  status: number;
}

/** Bodies that no operation with a body may accept, made from a valid one; `limit` is the most bytes that the operation reads. */
export function wrongBodies(json: string, limit: number): WrongBody[] {
  return [
    { name: 'half an object', body: `${json.slice(0, -1)},`, status: 400 },
    { name: 'no bytes', body: '', status: 400 },
    { name: 'plain text', body: json, type: 'text/plain', status: 415 },
    { name: 'a form', body: 'a=b', type: 'application/x-www-form-urlencoded', status: 415 },
    {
      name: 'XML that names a file',
      body: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      type: 'application/xml',
      status: 415,
    },
    { name: 'a prototype', body: json.replace(/^\{/, '{"__proto__":{"isAdmin":true},'), status: 400 },
    { name: 'lists in lists', body: '['.repeat(limit / 4) + ']'.repeat(limit / 4), status: 400 },
    { name: 'bytes that are no UTF-8', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), status: 400 },
    { name: 'too many bytes', body: `{"x":"${'x'.repeat(limit)}"}`, status: 413 },
  ];
}

/** The same for operations whose body is a form. */
export function wrongForms(form: string, limit: number): WrongBody[] {
  const type = 'application/x-www-form-urlencoded';
  return [
    { name: 'JSON', body: '{"a":"b"}', type: 'application/json', status: 415 },
    { name: 'plain text', body: form, type: 'text/plain', status: 415 },
    { name: 'a form in parts', body: form, type: 'multipart/form-data; boundary=x', status: 415 },
    { name: 'no bytes', body: '', type, status: 400 },
    { name: 'a prototype', body: `${form}&__proto__=x`, type, status: 400 },
    { name: 'every field twice', body: `${form}&${form}`, type, status: 400 },
    { name: 'bytes that are no UTF-8', body: Buffer.from([0x7b, 0x3d, 0xff, 0xfe]), type, status: 400 },
    { name: 'too many bytes', body: `x=${'x'.repeat(limit)}`, type, status: 413 },
  ];
}

/** Requests that belong to no operation at all. */
export const strayRequests: readonly { name: string; method: string; target: string; body?: string }[] = [
  { name: 'an unknown path', method: 'GET', target: '/zz/none' },
  { name: 'an unknown operation', method: 'POST', target: '/wps/zz', body: '{}' },
  { name: 'a broken encoding', method: 'GET', target: '/wps/%E0%A4%A' },
  { name: 'a zero character', method: 'GET', target: '/wps/%00' },
  { name: 'a path that climbs', method: 'GET', target: '/..%2f..%2f..%2fetc%2fpasswd' },
  { name: 'a long path', method: 'GET', target: `/wps/${'a'.repeat(9000)}` },
  { name: 'a foreign method', method: 'PROPFIND', target: '/wps/system/status' },
  { name: 'an address in the path', method: 'GET', target: '//evil.invalid/x' },
];
