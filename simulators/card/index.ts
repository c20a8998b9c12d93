import type { FastifyPluginAsync } from 'fastify'
import { createLedger, type Ledger } from './ledger.ts'
import { merchantApi } from './merchant-api.ts'
import { shopperPages } from './shopper-pages.ts'
import type { Merchant } from './signature.ts'

export type CardSimulatorOptions = {
  /** Where browsers and the shop reach this plugin, prefix included: http://127.0.0.1:3001/card */
  publicUrl: string
  merchant: Merchant
  now?: () => Date
  /** Tests look at what was taken. */
  onReady?: (ledger: Ledger) => void
}

/** A card processor that keeps nothing but its memory. Register it with the prefix of `publicUrl`. */
export const cardSimulator: FastifyPluginAsync<CardSimulatorOptions> = async (app, options) => {
  const { publicUrl, merchant, now = () => new Date() } = options
  const ledger = createLedger(now)
  await app.register(async (pages) => shopperPages(pages, { ledger, publicUrl, now }))
  await app.register(async (api) => {
    api.removeContentTypeParser('application/json')
    merchantApi(api, { merchant, ledger, publicUrl, now })
  })
  options.onReady?.(ledger)
}
