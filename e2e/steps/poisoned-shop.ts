import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnShop } from './own-shop.ts'

const root = join(import.meta.dirname, '../..')

type Json = string | number | boolean | null | Json[] | { [member: string]: Json }
const isText = (value: Json): value is { es: string; en: string } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['es'] === 'string'

/** Adds the next payload to every text in two languages below a value. */
const poison = (value: Json, next: () => string): Json => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => poison(one, next))
  if (isText(value))
    return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, `${text} ${next()}`]))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poison(one, next)]))
}

export type PoisonedShop = { origin: string; end(): Promise<void> }

/** A shop of its own whose merchant put these into every name, description, promotion and content. */
export const openPoisonedShop = async (port: number, payloads: readonly string[]): Promise<PoisonedShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'lamina-payloads-'))
  const bundle = join(folder, 'bundle')
  cpSync(join(root, 'demo/qa'), bundle, { recursive: true })
  let at = 0
  const next = () => payloads[at++ % payloads.length] ?? ''
  for (const file of globSync('{products,categories,promotions}.jsonl', { cwd: bundle })) {
    const lines = readFileSync(join(bundle, file), 'utf8').trim().split('\n')
    writeFileSync(
      join(bundle, file),
      lines.map((line) => JSON.stringify(poison(JSON.parse(line), next))).join('\n'),
    )
  }
  for (const file of globSync('content/*.json', { cwd: bundle })) {
    writeFileSync(
      join(bundle, file),
      JSON.stringify(poison(JSON.parse(readFileSync(join(bundle, file), 'utf8')), next)),
    )
  }
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMITS: 'off' }
  const imported = spawn(process.execPath, ['tools/runtime.mjs', 'start/cli.ts', 'import', bundle], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = await once(imported, 'exit')
  if (code !== 0) throw new Error(`the import ended with ${String(code)}`)
  const shop = await startOwnShop(port, env)
  return {
    origin: shop.origin,
    end: async () => {
      await shop.stop('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
