import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { buildForTests } from '../../../build/testing.ts'
import { type Shop, startShop } from './start-shop.ts'

type Build = Awaited<ReturnType<typeof buildForTests>>

/** One build for a file of tests, and a shop of its own for each test, handed to `take` before it begins. */
export const openShopForEachTest = (
  take: (shop: Shop) => void,
  options: Omit<Parameters<typeof startShop>[0], 'build'> = {},
) => {
  let build: Build | undefined
  let shop: Shop | undefined
  beforeAll(async () => {
    build = await buildForTests()
  })
  afterAll(() => build?.remove())
  beforeEach(async () => {
    if (!build) throw new Error('the build failed')
    shop = await startShop({ ...options, build })
    take(shop)
  })
  afterEach(() => shop?.close())
}
