// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, settle } from '../../ui/testing/mount.tsx'
import { basketQuery } from '../basket/index.ts'
import { MissedRunsNotice } from './missed-runs-notice.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const cut = { minMm: 1000, maxMm: 12_000, stepMm: 10, minTotalMm: 50_000 }

/** Metres that seven decks of 4 m, 28 m of 50, lack beside so many in the cart, of which `addedMm` are of these very decks. */
const missingWith = async (cartMetres: number, addedMm?: number) => {
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
        addedMm={addedMm === undefined ? undefined : new Map([['DECK', addedMm]])}
      />,
    ),
  )
  await settle()
  return page.host.textContent?.match(/Faltan ([\d.]+)\sm/)?.[1]
}

test('[T1.327] what lies in the cart counts towards the run, and a list that was just added lies there once', async () => {
  expect([await missingWith(0), await missingWith(21), await missingWith(22)]).toEqual(['22', '1', undefined])
  // Alone in the cart, beside a metre of before, and beside all that was missing.
  expect([
    await missingWith(28, 28_000),
    await missingWith(29, 28_000),
    await missingWith(50, 28_000),
  ]).toEqual(['22', '21', undefined])
})
