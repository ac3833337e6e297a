import { isIP } from 'node:net';
import type { Brand } from '@parlour/brand/schema';
import { patterns } from '@parlour/domain';
import { addressesOf } from '../../flags/addresses.ts';
import { counted, Findings, type Check } from './problem.ts';
import { legalTextsOf } from './legal.ts';

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const emailAddress = new RegExp(patterns.email.source, 'u');

/** Checks the addresses of a brand: domains, contacts, resources, and those in its legal texts. */
export async function checkLinks(folder: string, brand: Brand): Promise<Check> {
  const findings = new Findings(folder);
  const wrong = (what: string, mend: string) => findings.error('brand.json', what, mend);
  for (const domain of brand.domains) {
    const problem = domainProblem(domain);
    if (problem) wrong(`domains has ${domain}, ${problem}`, 'write a host name such as play.example.com');
    else if (brand.jurisdiction.licence !== 'demo' && /(^|\.)(localhost|example|test|invalid)$/.test(domain))
      wrong(`domains has ${domain}, which no player can reach, though the brand names a licence`, 'write the domain that it is played on');
  }
  brand.contacts.forEach(({ csType, url }, index) => {
    const problem = addressProblem(url);
    if (problem) wrong(`contacts.${index}.url ${url} ${problem}`, 'write an address that a browser opens');
    else if ((csType === 'EMAIL') !== url.startsWith('mailto:'))
      wrong(
        `contacts.${index}.url ${url} is no address of ${csType}`,
        csType === 'EMAIL' ? 'begin it with mailto:' : 'begin it with https://',
      );
  });
  brand.resources.forEach(({ url }, index) => {
    const problem = addressProblem(url);
    if (problem) wrong(`resources.${index}.url ${url} ${problem}`, 'write an address that a browser opens');
  });
  let named = 0;
  for (const { file, text } of legalTextsOf(folder, brand)) {
    const found = addressesIn(text);
    named += found.length;
    for (const address of found) await checkNamed(findings, file, address, brand);
    if (/\]\(/.test(text)) findings.error(file, 'holds a link in Markdown, which pages show as it is written', 'write the address out');
  }
  const stated = brand.domains.length + brand.contacts.length + brand.resources.length;
  return findings.as('Links', `${counted(stated + named, 'address', 'addresses')}`);
}

/** Everything in a legal text that looks like an address: a web address, a path on this site, an e-mail address. */
function addressesIn(text: string): string[] {
  const found = text.matchAll(/[a-z][a-z0-9+.-]*:\/\/[\w.~:/?#[\]@!$&*+=%-]+|[\w.%+-]+@[\w.-]*|(?<=^|[\s("'])\/[a-z][\w/-]*/gim);
  return [...found].map(([address]) => address.replace(/[.,;:!?]+$/, ''));
}

async function checkNamed(findings: Findings, file: string, address: string, brand: Brand): Promise<void> {
  if (address.startsWith('/')) {
    const site = await addressesOf(brand.flags, brand.gameTypes);
    if (!(await site.answers(address)))
      findings.error(file, `names ${address}, which is no page of this brand's site`, 'name a page that there is');
  } else {
    const problem = addressProblem(address.includes('://') ? address : `mailto:${address}`);
    if (problem) findings.error(file, `names ${address}, which ${problem}`, 'write an https:// or e-mail address');
  }
}

function domainProblem(domain: string): string | null {
  if (domain.length > 253) return 'which is longer than 253 letters';
  const wrong = domain.split('.').find((part) => !label.test(part));
  if (wrong !== undefined) return `whose part "${wrong}" is no label of a host name`;
  if (isIP(domain) || /^\d+$/.test(domain.split('.').at(-1)!)) return 'which is a number, not a name';
  return null;
}

function addressProblem(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return 'is no address';
  if (url.protocol === 'mailto:') return emailAddress.test(decodeURIComponent(url.pathname)) ? null : 'is no e-mail address';
  if (url.protocol !== 'https:') return `is not encrypted (${url.protocol})`;
  if (url.username || url.password) return 'holds a user name or password';
  return url.hostname.includes('.') && !domainProblem(url.hostname) ? null : `leads to ${url.hostname}, which is no public host`;
}
