import type { FastifyPluginAsync } from 'fastify'
import { createAuthentications } from './authentications.ts'
import type { EmptyReport } from './chargeback-report.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { merchantApi } from './merchant-api.ts'
import { createSessions } from './sessions.ts'
import { shopperPages } from './shopper-pages.ts'
import type { Merchant } from './signature.ts'

export type CardSimulatorOptions = {
  /** Where browsers and the shop reach this plugin, prefix included: http://127.0.0.1:3001/card */
  publicUrl: string
  merchants: readonly Merchant[]
  now?: () => Date
  /** How long after a payment the vendor's search knows of it. */
  indexLagMs?: number
  /** `missing` without it. */
  emptyReport?: EmptyReport
  /** Tests look at what was taken. */
  onReady?: (ledger: Ledger) => void
}

/** As the vendor: a minute and more. */
const defaultIndexLagMs = 90_000

/** A card processor that keeps nothing but its memory. Register it with the prefix of `publicUrl`. */
export const cardSimulator: FastifyPluginAsync<CardSimulatorOptions> = async (app, options) => {
  const { publicUrl, merchants, now = () => new Date(), indexLagMs = defaultIndexLagMs } = options
  const { emptyReport = 'missing' } = options
  const ledger = createLedger(now, indexLagMs)
  const sessions = await createSessions(publicUrl, now)
  const authentications = createAuthentications()
  const parts = { ledger, sessions, authentications, publicUrl, now }
  await app.register(async (pages) => shopperPages(pages, parts))
  await app.register(async (api) => merchantApi(api, { ...parts, merchants, emptyReport }))
  options.onReady?.(ledger)
}
