import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { loadBrand, loadBrands } from '@parlour/brand/schema';
import { operationTable } from '@parlour/api/contract';
import { seed } from '@parlour/gateway';
import { listening, officeOf, testConfig } from '@parlour/gateway/testing';
import type { TestGateway } from '@parlour/gateway/inside';
import { onPostgres } from '../bench/on-postgres.ts';
import { reportGoals, type Measured } from '../bench/goals.ts';
import { brandFolder, brandsFolder, siteFolder, sitesFolder } from '../build/places.ts';
import { stampOf } from '@parlour/gateway/sites';
import { inboxFigures } from './inbox.ts';
import type { LoadOrder, LoadResult } from './load-thread.ts';

/**
 * Measures how soon a publication appears in all languages of a site's pages, how fast contents are answered (issue 21), and a member's
 * inbox among many broadcasts and members, on a Postgres of its own: `npm run bench:content -- --brand meridian`, whose site must be built.
 */
const { values } = parseArgs({
  options: {
    brand: { type: 'string' },
    times: { type: 'string', default: '20' },
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '15' },
    members: { type: 'string', default: '1000000' },
    broadcasts: { type: 'string', default: '500' },
  },
});
const {
  id,
  merchantCode: merchant,
  domains,
  languages,
  defaultLanguage,
} = values.brand ? loadBrand(brandFolder(values.brand)) : mostLanguages();
const host = domains[0]!;
if ((await stampOf(siteFolder(id))) === null) throw new Error(`${id} has not been built: run npx nx build ${id}`);
const [times, rate, seconds] = [values.times, values.rate, values.seconds].map(Number) as [number, number, number];

const config = testConfig();
await onPostgres(
  async (gateway) => {
    await seed(gateway.db, gateway);
    const published = (await publications(gateway)).toSorted((a, b) => a - b);
    const at = (part: number) => published[Math.min(published.length - 1, Math.floor(published.length * part))]!;
    const port = await listening(gateway.app);
    const answers = await loadOf({ port, perSecond: rate, seconds, calls: await calls(gateway) });
    const p95 = at(0.95) / 1000;
    const rows: Measured[] = [
      { name: `publish to page, ${languages.length} languages, p50`, value: `${(at(0.5) / 1000).toFixed(1)} s`, goal: '', met: null },
      { name: `publish to page, ${languages.length} languages, p95`, value: `${p95.toFixed(1)} s`, goal: '< 10 s', met: p95 < 10 },
      { name: 'contents a second', value: answers.perSecond.toFixed(0), goal: `${rate}`, met: answers.perSecond > rate * 0.98 },
      { name: 'contents, p50', value: `${answers.p50.toFixed(1)} ms`, goal: '', met: null },
      { name: 'contents, p95', value: `${answers.p95.toFixed(1)} ms`, goal: '< 20 ms', met: answers.p95 < 20 },
      { name: 'contents, p99', value: `${answers.p99.toFixed(1)} ms`, goal: '', met: null },
    ];
    const [members, broadcasts] = [Number(values.members), Number(values.broadcasts)];
    rows.push(...(await inboxFigures(gateway, { merchant, host, language: defaultLanguage, members, broadcasts, times: 200 })));
    reportGoals('bench-content', rows, { brand: id, times, seconds, statuses: answers.statuses });
  },
  {
    brands: [loadBrand(brandFolder(id))],
    sites: sitesFolder,
    rendersPages: true,
    config: { limits: { ...config.limits, requestsPerMinute: 1e9 } },
  },
);

function mostLanguages() {
  return loadBrands(brandsFolder).toSorted((a, b) => b.languages.length - a.languages.length)[0]!;
}

/** Milliseconds from the operator's action until the last language's page shows it, for each publication. */
async function publications(gateway: TestGateway): Promise<number[]> {
  const office = officeOf(gateway);
  const shows = async (language: string, title: string) => {
    const headers = { cookie: `lang=${language}` };
    const { body } = await gateway.guest({ host }).inject({ method: 'GET', url: '/', headers });
    return body.includes(title);
  };
  const { list } = await office.call('listContent', { query: { merchant, kind: 'banner' } });
  const banner = list.find(({ place }) => place === 'w_home');
  const { versions } = await office.call('getContent', { query: { merchant, item: banner!.id } });
  const taken: number[] = [];
  await shows(languages[0]!, '');
  for (let time = 0; time < times; time++) {
    const title = `Published ${time} of ${times}`;
    const texts = Object.fromEntries(languages.map((language) => [language, { ...versions[0]!.texts[language], title, text: title }]));
    const written = await office.call('writeContent', { body: { merchant, item: banner!.id, texts, facts: versions[0]!.facts } });
    const begun = performance.now();
    await office.call('publishContent', { body: { merchant, item: banner!.id, version: written.item.newest } });
    for (const language of languages)
      while (!(await shows(language, title))) {
        if (performance.now() - begun > 60_000) throw new Error(`${title} does not come in ${language}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    taken.push(performance.now() - begun);
  }
  return taken;
}

/** Pages' requests for contents; nine in ten already have the answer. */
async function calls(gateway: TestGateway): Promise<LoadOrder['calls']> {
  const of = (operation: 'listAnnouncements' | 'listBanners' | 'getHelpCenter', query: string) =>
    `${operationTable[operation].path}?${query}`;
  const paths = languages.flatMap((language) => [
    of('listAnnouncements', `types=B,PL,PU,PR,H&language=${language}`),
    of('listBanners', `groupName=w_home&language=${language}`),
    of('getHelpCenter', `lang=${language}`),
  ]);
  const asked: LoadOrder['calls'][number][] = [];
  for (const url of paths) {
    const { statusCode, headers } = await gateway.guest({ host }).inject({ method: 'GET', url });
    if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}`);
    asked.push({ path: url, headers: { host } });
    for (let known = 0; known < 9; known++) asked.push({ path: url, headers: { host, 'if-none-match': String(headers['etag']) } });
  }
  return asked;
}

function loadOf(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    new Worker(path.join(import.meta.dirname, 'load-thread.ts'), { workerData: order }).once('message', resolve).once('error', reject);
  });
}
