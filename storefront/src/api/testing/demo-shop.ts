import type { Site } from '../../../../engine/src/kernel/site.ts'
import { shopSettings } from '../../../../engine/src/sites/shop-settings.ts'
import shipping from '../../../../demo/shipping.json' with { type: 'json' }
import site from '../../../../demo/site.json' with { type: 'json' }

/** The demo business as the pages are told of it. */
export const demoShop = shopSettings([{ ...site, shipping } as unknown as Site])
