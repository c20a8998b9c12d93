// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transport } from '../../../api/call.ts'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { mount, type, until } from '../../../ui/testing/mount.tsx'
import type { PaymentForm } from '../payment-method.ts'
import { CardForm } from './card-form.tsx'
import type { MicroformError } from './microform.ts'

/** What the page has put into its head; not really, since nothing is loaded here. */
const added: HTMLScriptElement[] = []
/** What the page has done with the vendor's library, in turn. */
const calls: unknown[][] = []
/** Forms that went out by themselves: where to, and what they carry. */
const posted: object[] = []
let page: ReturnType<typeof mount>
let answer: { error: MicroformError | null; token?: string }

/** The vendor's library, as its script leaves it in the page: frames that it alone writes to, and a token. */
class Flex {
  constructor(captureContext: string) {
    calls.push(['Flex', captureContext])
  }
  microform(kind: string) {
    calls.push(['microform', kind])
    return {
      createField: (name: string, { title, maxLength }: { title: string; maxLength?: number }) => {
        calls.push(['createField', name, title, maxLength])
        return {
          load: (container: HTMLElement) => {
            container.append(Object.assign(document.createElement('iframe'), { title }))
          },
          unload: () => calls.push(['unload', name]),
          focus: () => calls.push(['focus', name]),
          on: (event: string, handler: () => void) => {
            if (event === 'load') queueMicrotask(handler)
          },
        }
      },
      createToken: (
        options: object,
        callback: (error: MicroformError | null, token?: string) => void,
      ): void => {
        calls.push(['createToken', options])
        callback(answer.error, answer.token)
      },
    }
  }
}

const device = { accessToken: 'jwt-of-the-bank', collectUrl: 'https://bank.example/collect' }
let libraries = 0
const form = createRef<PaymentForm>()
/** Each form has a library of its own address: a document loads one once. */
const open = async () => {
  const url = `https://fields.example/microform-${libraries++}.min.js`
  let sessions = 0
  const transport: Transport = (path) => {
    if (path.includes('/card-authentications'))
      return Promise.resolve({ status: 200, body: JSON.stringify(device) })
    if (!path.includes('/card-fields')) return Promise.reject(new Error('no call is expected'))
    const body = { captureContext: `context.of.${++sessions}`, library: { url, integrity: 'sha256-x' } }
    return Promise.resolve({ status: 200, body: JSON.stringify(body) })
  }
  const { around } = onStage({ transport })
  page = mount(around(<CardForm ref={form} payer="Ana Obrero" />))
  await until(() => expect(added).toHaveLength(1))
  return url
}
const tell = (event: string) => act(async () => void added.at(-1)?.dispatchEvent(new Event(event)))

beforeEach(() => {
  added.length = 0
  calls.length = 0
  posted.length = 0
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { method, action, target } = this
    posted.push({ method, action, target, ...Object.fromEntries(new FormData(this)) })
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // React's word on what is drawn between two looks.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Reflect.deleteProperty(window, 'Flex')
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push(script as HTMLScriptElement)
  })
})
afterEach(() => {
  page.unmount()
  for (const left of document.querySelectorAll('body > iframe, body > form')) left.remove()
  Reflect.deleteProperty(window, 'Flex')
  vi.restoreAllMocks()
})

test('[S1.036] number and code are fields of the vendor’s library, whose bytes are checked; holder and expiry are the page’s', async () => {
  const url = await open()
  const [script] = added
  expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([url, 'sha256-x', 'anonymous'])
  expect(page.host.querySelector('iframe')).toBeNull()
  Object.assign(window, { Flex })
  await tell('load')
  await until(() => expect(page.host.querySelectorAll('iframe')).toHaveLength(2))
  expect(calls).toEqual([
    ['Flex', 'context.of.1'],
    ['microform', 'card'],
    ['createField', 'number', 'Número de tarjeta', undefined],
    ['createField', 'securityCode', 'Código de seguridad', 4],
  ])
  const inputs = [...page.host.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)
  expect(inputs).toEqual(['cc-name', 'cc-exp'])

  const [holder, expiry] = page.host.querySelectorAll('input')
  if (!holder || !expiry) throw new Error('the page’s own fields are not there')
  expect(holder.value).toBe('Ana Obrero')
  type(expiry, '07/40')
  answer = { error: null, token: 'e30.e30.x' }
  const read = await act(() => form.current?.read())
  expect(calls.at(-1)).toEqual(['createToken', { expirationMonth: '07', expirationYear: '2040' }])
  expect(read).toEqual({
    paymentCard: {
      creditCardToken: 'e30.e30.x',
      holder: 'Ana Obrero',
      expirationMonth: 7,
      expirationYear: 2040,
    },
  })
})

test('what the vendor finds wrong is told at its field, beside what the page finds wrong', async () => {
  await open()
  Object.assign(window, { Flex })
  await tell('load')
  await until(() => expect(page.host.querySelectorAll('iframe')).toHaveLength(2))
  answer = { error: { reason: 'CREATE_TOKEN_VALIDATION_FIELDS', details: [{ location: 'number' }] } }
  expect(await act(() => form.current?.read())).toBeUndefined()
  expect(page.host.textContent).toContain('Revisa el número de la tarjeta.')
  expect(page.host.textContent).toContain('Revisa el vencimiento')
  expect(page.host.textContent).not.toContain('Revisa el código de seguridad.')
  expect(calls.at(-1)).toEqual(['focus', 'number'])
})

test('a library that does not come, or brings nothing, is told and fetched anew on request', async () => {
  await open()
  for (const event of ['error', 'load']) {
    await tell(event)
    await until(() => expect(page.host.textContent).toContain('No pudimos abrir el formulario'))
    const times = added.length
    await act(async () => {
      page.find('button').click()
      await expect.poll(() => added).toHaveLength(times + 1)
    })
  }
})

test('[S2.019] once a card is typed the bank gets to know the browser, by a form that is posted into a hidden frame', async () => {
  await open()
  Object.assign(window, { Flex })
  await tell('load')
  const expiry = await until(() => page.find<HTMLInputElement>('input[autocomplete=cc-exp]'))
  await until(() => expect(page.host.querySelectorAll('iframe')).toHaveLength(2))
  type(expiry, '07/40')
  answer = { error: null, token: 'e30.e30.x' }
  await act(() => form.current?.read())
  await until(() => expect(posted).toHaveLength(1))
  const frame = document.querySelector<HTMLIFrameElement>('body > iframe')
  expect(posted).toEqual([
    { method: 'post', action: device.collectUrl, target: frame?.name, JWT: device.accessToken },
  ])
  expect(frame?.hidden).toBe(true)
  // Whoever else talks to the page does not end it; the bank does.
  const hears = (origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source: frame?.contentWindow ?? null }))
  hears('https://elsewhere.example')
  expect(document.querySelector('body > iframe')).toBe(frame)
  hears('https://bank.example')
  expect(document.querySelector('body > iframe, body > form')).toBeNull()
})
