import { expect, expectTypeOf, test } from 'vitest'
import { modules } from '../http/modules.ts'
import type { OperationContract } from '../kernel/contract.ts'
import type { Audience, KnownShopper } from '../kernel/shopper.ts'

test('[S1.041] a shopper is a guest or a registered customer, and no call is for anybody else', () => {
  expectTypeOf<KnownShopper['kind']>().toEqualTypeOf<'guest' | 'registered'>()
  expectTypeOf<Audience>().toEqualTypeOf<'guest' | 'registered'>()
  const contracts = modules.flatMap(({ contract }) => Object.values<OperationContract>(contract))
  expect(contracts.length).toBeGreaterThan(150)
  expect(new Set(contracts.map(({ auth }) => auth ?? 'shopper'))).toEqual(
    new Set(['none', 'shopper', 'registered']),
  )
})
