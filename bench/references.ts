import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import type { Transport } from '../storefront/src/api/call.ts'
import { defaultDistDir } from '../storefront/src/server/config.ts'
import { remoteEngine } from '../storefront/src/server/index.ts'
import { readAssets } from '../storefront/src/server/read-assets.ts'
import { createShopSettings } from '../storefront/src/server/shop-settings.ts'

/** A bare answer of 4 kB, in a process of its own as the shop is. */
export const bareServer = async (port: number) => {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [String(port)])
  await once(child, 'message')
  return { url: `http://localhost:${port}/`, pid: child.pid ?? 0, close: () => child.kill() }
}

/** One insert and one update in a transaction of their own, in tables of their own. */
export const transactionReference = async (databaseUrl: string) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  await pool.query('create table if not exists bench_line (id bigserial primary key, basket int, amount int)')
  await pool.query('create table if not exists bench_basket (id int primary key, total int)')
  await pool.query(
    'insert into bench_basket select n, 0 from generate_series(1, 64) n on conflict do nothing',
  )
  return {
    runOnce: async (loop: number) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query({
          name: 'bench_i',
          text: 'insert into bench_line (basket, amount) values ($1, $2)',
          values: [loop + 1, 7],
        })
        await client.query({
          name: 'bench_u',
          text: 'update bench_basket set total = total + $2 where id = $1',
          values: [loop + 1, 7],
        })
        await client.query('commit')
        return true
      } finally {
        client.release()
      }
    },
    close: async () => {
      await pool.query('drop table bench_line, bench_basket')
      await pool.end()
    },
  }
}

/** The same page by the same code, its data answered from memory: what rendering alone costs. */
export const memoryRender = async (origin: string, path: string, bearer: string, customerId: string) => {
  const bundle = await readAssets(defaultDistDir)
  const engine = remoteEngine(origin)
  const shop = await createShopSettings(engine, () => '').current()
  const answers = new Map<string, { status: number; body: string }>()
  const transport: Transport = async (url, { method, headers, body }) => {
    const known = answers.get(url)
    if (known) return known
    const answer = await engine(url, {
      method,
      headers: { ...headers, authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body }),
    })
    const result = { status: answer.status, body: answer.body.toString('utf8') }
    answers.set(url, result)
    return result
  }
  const texts = bundle.textsOf('es-SV', 'es')
  return async () => {
    const page = await bundle.entry.renderPage(bundle.entry.addressOf(path, shop, false), {
      shop,
      shopper: { kind: 'registered', customerId },
      transport,
      settings: { origin, simulators: true, cards: true, marketingScripts: [], loginOptions: ['password'] },
      catalogue: texts.catalogue,
      catalogueUrls: texts.urls,
      showDetails: false,
      report: () => {},
    })
    return page.kind === 'page' && page.status === 200
  }
}
