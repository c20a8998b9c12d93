import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import settings from '../demo/site.json' with { type: 'json' }
import { keepAliveClient } from './keep-alive-client.ts'
import type { ShopProcess } from '../start/testing/shop-process.ts'

/** Edits on their way at a time; further ones wait. */
const mostAtOnce = 16

const org = settings.organizationId

/** A program of the merchant's that edits products and prices; each edit tells whether it went well. */
export type Editor = {
  rename(productId: string, name: string): Promise<boolean>
  /** Amount with two decimals, from the first piece on. */
  price(productId: string, country: string, amount: string): Promise<boolean>
}

/** Makes the program by the command a merchant runs, and gets its token. */
export const openEditor = async ({
  origin,
  dataDir,
}: Pick<ShopProcess, 'origin' | 'dataDir'>): Promise<Editor> => {
  const scopes = ['sfcc.products.rw', 'sfcc.pricebooks.rw']
  const told = execFileSync(
    process.execPath,
    ['start/run.ts', 'cli', 'clients', 'create', 'bench', scopes.join(',')],
    {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    },
  )
  const [, id = '', secret = ''] = /client_id\s+(\S+)\s+client_secret\s+(\S+)/.exec(told) ?? []
  const tenant = `SALESFORCE_COMMERCE_API:${org.replace('f_ecom_', '')}`
  const answer = await fetch(`${origin}/dwsso/oauth2/access_token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: [tenant, ...scopes].join(' ') }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  // As cheap as one can: it stands in the line of those whose waits are measured.
  const client = keepAliveClient(mostAtOnce)
  const patch = (path: string, body: object) =>
    client.patch(origin + path, { authorization: `Bearer ${token}` }, body)
  const products = `/product/products/v1/organizations/${org}/products`
  const books = `/pricing/price-books/v1/organizations/${org}/price-books`
  return {
    rename: (productId, name) =>
      patch(`${products}/${productId}?siteId=Lamina`, { name: { default: name, en: name } }),
    price: (productId, country, amount) =>
      patch(`${books}/${country}/prices?siteId=Lamina`, {
        data: [{ productId, tiers: [{ minQuantity: '1', amount }] }],
      }),
  }
}
