// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import type { Shopper } from '../../api/shopper.ts'
import { mount, settle } from '../../ui/testing/mount.tsx'
import { useCustomer } from './use-customer.ts'

/** The calls of a page that wants the customer's record. */
const callsFor = async (shopper: Shopper) => {
  const calls: string[] = []
  const Page = () => <output>{useCustomer().data?.firstName}</output>
  const { around } = onStage({
    shopper,
    transport: (path, { method }) => {
      calls.push(`${method} ${path.replace(/\?.*/, '').replace(/.*\/customers/, '')}`)
      return Promise.resolve({ status: 200, body: '{"customerId":"c1","firstName":"Ana"}' })
    },
  })
  const page = mount(around(<Page />))
  await settle()
  page.unmount()
  return calls
}

test('[S6.009] the record is asked for on behalf of customers alone', async () => {
  expect(await callsFor({ kind: 'guest' })).toEqual([])
  expect(await callsFor({ kind: 'guest', customerId: 'g1' })).toEqual([])
  expect(await callsFor({ kind: 'registered', customerId: 'c1' })).toEqual(['GET /c1'])
})
