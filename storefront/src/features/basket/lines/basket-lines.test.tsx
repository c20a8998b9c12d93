import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import type { Basket } from '../basket.ts'
import { BasketLines } from './basket-lines.tsx'

/** How often the list of two lines of one product warns, and after which of them. */
const warningsOf = (missingMt: number) => {
  const line = (itemId: string) => ({
    itemId,
    productId: 'CUT',
    productName: `Lámina ${itemId}`,
    quantity: 2,
    c_lengthMetersToBuy: 3.65,
    c_status: 'purchasable',
  })
  const basket = {
    currency: 'USD',
    productItems: [
      line('a'),
      line('b'),
      { ...line('c'), productId: 'OTHER', c_lengthMetersToBuy: undefined },
    ],
    c_totalLengthByProduct: { CUT: { value: 14.6, missingMt } },
  } as unknown as Basket
  const page = renderToStaticMarkup(onStage().around(<BasketLines basket={basket} />))
  const rows = page.split('<li>').slice(1)
  return rows.map((row) => /role="(?:alert|status)"[^>]*>[\s\S]*faltan 15\.4 metros/.test(row))
}

test('[S4.060] lines that lack metres to the run of their product are warned of, once, after the last', () => {
  expect(warningsOf(15.4)).toEqual([false, true, false])
  expect(warningsOf(0)).toEqual([false, false, false])
})
