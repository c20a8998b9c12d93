// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chatScript } from './chat-script.ts'

type Bootstrap = { prechatAPI: { setHiddenPrechatFields(fields: object): void } }

let bootstrap: Bootstrap
beforeAll(() => {
  // As a page runs it.
  // oxlint-disable-next-line no-implied-eval, no-new-func
  new Function(chatScript('https://chat.example'))()
  bootstrap = Reflect.get(window, 'embeddedservice_bootstrap') as Bootstrap
})
afterEach(() => vi.restoreAllMocks())

/** What the vendor's script says of hidden fields that a page hands over. */
const told = (fields: object) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  said.mockClear()
  bootstrap.prechatAPI.setHiddenPrechatFields(fields)
  return said.mock.calls.map(([line]) => String(line))
}

test('hidden fields of the deployment are taken, up to their length', () => {
  expect(
    told({ firstName: 'Ana', lastName: 'b'.repeat(80), email: 'ana@x.example', phone: '+503 7000' }),
  ).toEqual([])
})

test('a field that the deployment has not, a long one, one of another type or with a script is dropped and named', () => {
  const dropped = (name: string) => [`setHiddenPrechatFields drops ${name}`]
  expect(told({ customerId: 'c1' })).toEqual(dropped('customerId'))
  expect(told({ toString: 'x' })).toEqual(dropped('toString'))
  expect(told({ firstName: 'a'.repeat(41) })).toEqual(dropped('firstName'))
  expect(told({ phone: 503 })).toEqual(dropped('phone'))
  expect(told({ lastName: '<SCRIPT src=x>' })).toEqual(dropped('lastName'))
  // The others of the same call stay.
  expect(told({ firstName: 'Ana', shoeSize: '42' })).toEqual(dropped('shoeSize'))
})
