import { afterEach, expect, test } from 'vitest'
import { schema } from '../../../../simulators/crm/schema.ts'
import { startCrmSimulator } from '../../../../simulators/crm/testing.ts'
import { checkCrm, neededFields } from './check-crm.ts'

let simulator: Awaited<ReturnType<typeof startCrmSimulator>>
afterEach(() => simulator.close())

test('an org that has all the shop writes and reads tells what is left of today’s calls', async () => {
  simulator = await startCrmSimulator()
  expect(await checkCrm(simulator.config)()).toMatch(/^\d+ of \d+ calls left today$/)
})

test('what an org lacks is named in a line, and nothing is written to find out', async () => {
  simulator = await startCrmSimulator({
    lacks: ['Quote.Presented_At__c', 'Lead.Locale__c', 'Quote_Message__c'],
  })
  await expect(checkCrm(simulator.config)()).rejects.toThrow(
    'the org lacks Quote.Presented_At__c, Quote_Message__c, Lead.Locale__c, or hides them from the shop',
  )
  for (const object of ['Opportunity', 'Lead', 'Case']) expect(await simulator.rows(object)).toEqual([])
})

test('credentials that are not taken are told as such', async () => {
  simulator = await startCrmSimulator()
  await expect(checkCrm({ ...simulator.config, clientSecret: 'another' })()).rejects.toThrow(
    'invalid client credentials',
  )
})

test('the list has every field of the simulated org that no other org has from the beginning', () => {
  const own = Object.entries(schema).flatMap(([object, { fields }]) => {
    const names = fields.filter((name) => name.endsWith('__c') || name === 'CurrencyIsoCode')
    return names.length > 0 ? [[object, names.toSorted()]] : []
  })
  const needed = Object.entries(neededFields).map(([object, names]) => [object, names.toSorted()])
  expect(Object.fromEntries(needed)).toEqual(Object.fromEntries(own))
})
