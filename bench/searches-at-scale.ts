import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createEngine } from '../engine/src/index.ts'
import type { Ctx } from '../engine/src/kernel/context.ts'
import { Reply } from '../engine/src/kernel/operation.ts'
import { catalogueInMemory } from '../engine/src/search/inverted-index/catalogue-in-memory.ts'
import { searchModule } from '../engine/src/search/module.ts'
import { startPostgres } from '../start/postgres/start-postgres.ts'
import { percentile } from './measure.ts'
import { databasePid, processorTime } from './processor-time.ts'
import { type Question, questionsOf } from './questions.ts'

type Search = (ctx: Ctx, input: object) => Promise<{ total: number } | Reply<Buffer>>
const search = searchModule.operations.productSearch as unknown as Search
type Suggest = (ctx: Ctx, input: object) => Promise<{ productSuggestions: { products: unknown[] } }>
const suggest = searchModule.operations.getSearchSuggestions as unknown as Suggest

/** Cost of one kind of search; times in milliseconds, `cpuMs` of process and database together. */
export type SearchCost = {
  name: string
  asked: number
  found: number
  cpuMs: number
  p50: number
  p95: number
  worst: { ms: number; question: Question | undefined }
}

const catalogueOf = (bundle: string) => {
  const site = JSON.parse(readFileSync(join(bundle, 'site.json'), 'utf8')) as {
    attributes: { id: string; values?: { value: string; name: { es: string } }[] }[]
  }
  const colours = site.attributes.find(({ id }) => id === 'color')?.values ?? []
  return {
    colours: colours.map(({ value, name }) => ({ value, name: name.es })),
    categories: readFileSync(join(bundle, 'categories.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id),
  }
}

const costOf = async (
  name: string,
  questions: readonly Question[],
  ask: (query: Question) => Promise<number>,
  roots: readonly (number | undefined)[],
) => {
  const times: { ms: number; question: Question }[] = []
  let found = 0
  const before = processorTime(roots)
  for (const question of questions) {
    const began = performance.now()
    if ((await ask(question)) > 0) found++
    times.push({ ms: performance.now() - began, question })
  }
  const cpuMs = (processorTime(roots) - before) / questions.length
  const sorted = times.toSorted((a, b) => a.ms - b.ms)
  const of = (part: number) =>
    percentile(
      sorted.map(({ ms }) => ms),
      part,
    )
  const last = sorted.at(-1)
  return {
    name,
    asked: questions.length,
    found,
    cpuMs,
    p50: of(0.5),
    p95: of(0.95),
    worst: { ms: last?.ms ?? 0, question: last?.question },
  }
}

/**
 * Asks the search operation itself, as a customer who sees prices, nothing twice: the processor time of one question after
 * the other, without the network. The first forty of a kind warm up.
 */
export const searchesAtScale = async (
  dataDir: string,
  bundle: string,
  each: number,
): Promise<SearchCost[]> => {
  const server = await startPostgres({ dataDir, log: () => {} })
  const engine = await createEngine({
    databaseUrl: server.url,
    secretKey: 'bench-secret-key-0123456789abcdef0123456789',
    publicOrigin: 'http://localhost',
    gateways: {},
  })
  const ask = async (query: Question) => {
    const ctx = { ...(await engine.merchantContext()), audience: 'registered' as const }
    const answer = await search(ctx, { params: {}, query, body: {}, headers: {} })
    return answer instanceof Reply ? 0 : answer.total
  }
  // What the drop-down shows while the last word is still being written.
  const type = async ({ q = '' }: Question) => {
    const ctx = { ...(await engine.merchantContext()), audience: 'registered' as const }
    const query = { q: q.slice(0, q.lastIndexOf(' ')), expand: 'images,prices' }
    return (await suggest(ctx, { params: {}, query, body: {}, headers: {} })).productSuggestions.products
      .length
  }
  const warm = 40
  const costs: SearchCost[] = []
  const kinds = questionsOf(catalogueOf(bundle), each + warm)
  const asking = [
    ...Object.entries(kinds).map(([name, questions]) => ({ name, questions, how: ask })),
    { name: 'suggestions', questions: kinds['typed beginning'] ?? [], how: type },
  ]
  const { site } = await engine.merchantContext()
  while (!catalogueInMemory(site)) await pause(100)
  for (const { name, questions, how } of asking) {
    for (const question of questions.slice(0, warm)) await how(question)
    costs.push(await costOf(name, questions.slice(warm), how, [process.pid, databasePid(dataDir)]))
  }
  await engine.close()
  await server.stop()
  return costs
}

export const searchLines = (costs: readonly SearchCost[]): string[] => [
  '| never asked before | asked | with hits | processor ms | p50 ms | p95 ms | worst ms |',
  '|---|---|---|---|---|---|---|',
  ...costs.map(
    ({ name, asked, found, cpuMs, p50, p95, worst }) =>
      `| ${name} | ${asked} | ${found} | ${cpuMs.toFixed(1)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${worst.ms.toFixed(1)} |`,
  ),
]
