// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, settle } from '../../ui/testing/mount.tsx'
import { basketQuery } from '../basket/index.ts'
import { MissedRunsNotice } from './missed-runs-notice.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const cut = { minMm: 1000, maxMm: 12_000, stepMm: 10, minTotalMm: 50_000 }

/** What is told of seven decks of 4 m, which are 28 m of 50, beside so many metres in the cart. */
const told = async (cartMetres: number, isAdded = false) => {
  page?.unmount()
  const { env, around } = onStage()
  env.queries.setQueryData(basketQuery(env).queryKey, {
    basketId: 'b1',
    currency: 'USD',
    c_totalLengthByProduct: cartMetres > 0 ? { DECK: { value: cartMetres, missingMt: 0 } } : {},
  })
  page = mount(
    around(
      <MissedRunsNotice
        items={[{ productId: 'DECK', quantity: 7, c_lengthMetersToBuy: 4 }]}
        goodsOf={() => ({ name: 'Losacero', text: '', cut })}
        isAdded={isAdded}
      />,
    ),
  )
  await settle()
  return page.host.textContent?.match(/Faltan ([\d.]+) m/)?.[1]
}

test('[T1.327] what lies in the cart counts towards the run, and a list that was just added lies there once', async () => {
  expect([await told(0), await told(21), await told(22)]).toEqual(['22', '1', undefined])
  // Alone in the cart, beside a metre of before, and beside all that was missing.
  expect([await told(28, true), await told(29, true), await told(50, true)]).toEqual(['22', '21', undefined])
})
