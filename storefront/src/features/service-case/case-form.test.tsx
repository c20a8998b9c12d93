// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customerQuery } from '../../api/customers.ts'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, type } from '../../ui/testing/mount.tsx'
import { CaseForm } from './case-form.tsx'

let page: ReturnType<typeof mount>
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  page.unmount()
  sessionStorage.clear()
  vi.useRealTimers()
})

type Answer = { status: number; body: string }

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`)

const description = () => page.find<HTMLTextAreaElement>('textarea')
const subject = () => page.find<HTMLSelectElement>('select')

/** A form of a guest, or of the customer that is given; gives the calls it makes. */
const open = (answer: Answer = { status: 500, body: '{}' }, customer?: object) => {
  const sent: { path: string; body: unknown }[] = []
  const { env, around } = onStage({
    shopper: customer ? { kind: 'registered', customerId: 'c1' } : { kind: 'guest', customerId: 'g1' },
    transport: (path, { body }) => {
      sent.push({ path: path.replace(/\?.*/, '').replace(/.*\//, ''), body: JSON.parse(body ?? '{}') })
      return Promise.resolve(answer)
    },
  })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  if (customer) env.queries.setQueryData(customerQuery(env, 'c1').queryKey, customer)
  page = mount(
    around(
      <CustomPreferencesProvider>
        <CaseForm onDone={() => {}} />
      </CustomPreferencesProvider>,
    ),
  )
  return sent
}
const send = async () => {
  act(() => {
    page.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  await wait(0)
  await wait(0)
}
const fill = () => {
  type(field('name'), 'Ana Rivas')
  type(field('email'), 'ana@obra.example')
  type(field('phone'), '70123456')
  type(description(), 'Falta una lámina')
  act(() => {
    subject().value = subject().options[1]?.value ?? ''
    subject().dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('[S4.088] [S9.012] a case that could not be sent leaves its form half a second later, empty', async () => {
  open()
  fill()
  await send()
  expect(field('name').value).toBe('Ana Rivas')
  await wait(498)
  expect(field('name').value).toBe('Ana Rivas')
  await wait(2)
  expect([field('name').value, description().value]).toEqual(['', ''])
})

test('[S1.014] [S3.028] [S4.085] [S4.087] [S5.027] a case is sent with its fields, and thanked for', async () => {
  const sent = open({ status: 200, body: JSON.stringify({ success: true, id: 'C10001' }) })
  expect(description().getAttribute('rows')).toBe('5')
  fill()
  await send()
  expect(sent).toEqual([{ path: 'case-creation', body: expect.anything() }])
  expect(sent[0]?.body).toEqual({
    subject: 'General Inquiry',
    name: 'Ana Rivas',
    email: 'ana@obra.example',
    phone: '70123456',
    description: 'Falta una lámina',
  })
  expect(page.host.querySelector('form')).toBeNull()
  expect(page.find('[role=status]').textContent).toMatch(/^¡Gracias!.*C10001/)
})

test('[S5.021] [S5.022] [S5.023] [S5.025] [S5.027] an empty form says at each field what is missing', async () => {
  const sent = open()
  type(field('email'), 'ana@')
  type(field('phone'), '7012345')
  await send()
  const faults = [...page.host.querySelectorAll('[aria-invalid=true]')].map((one) => {
    const [error] = (one.getAttribute('aria-describedby') ?? '').split(' ').slice(-1)
    return [one.getAttribute('name'), document.getElementById(error ?? '')?.textContent]
  })
  expect(faults).toEqual([
    ['name', 'Please enter your name'],
    ['email', 'Please enter a valid email address'],
    ['phone', 'Please enter a valid phone number'],
    ['subject', 'Please select a subject'],
    ['description', 'Please enter a description'],
  ])
  expect(sent).toEqual([])
})

test('[S5.023] [S5.024] a phone has digits alone, fifteen at most', async () => {
  open()
  type(field('phone'), '+503 7012-3456')
  expect(field('phone').value).toBe('50370123456')
  type(field('phone'), '1234567890123456')
  await send()
  expect(page.host.textContent).toContain('El número de teléfono no puede exceder los 15 dígitos')
})

test('[S5.026] six subjects, in their order', () => {
  open()
  expect([...subject().options].slice(1).map(({ textContent }) => textContent)).toEqual([
    'General Inquiry',
    'Products and Services',
    'Complaints and Claims',
    'Billing and Payments',
    'Technical Issues',
    'Warranty',
  ])
})

test('[S6.008] a customer finds name, email and phone filled in', () => {
  open(undefined, { firstName: 'Ana', lastName: 'Rivas', email: 'ana@obra.example', phoneHome: '7012-3456' })
  expect(['name', 'email', 'phone'].map((name) => field(name).value)).toEqual([
    'Ana Rivas',
    'ana@obra.example',
    '70123456',
  ])
})

test.each([
  ['{"detail":"Servicio lleno"}', 'Servicio lleno'],
  ['{}', 'An error occurred, please try again.'],
])('[S8.020] a failure tells what the server says of it, else the usual words (%s)', async (body, words) => {
  open({ status: 503, body })
  fill()
  await send()
  expect(document.body.textContent).toContain(words)
})

test('[S3.029] [S4.086] each file goes in a call of its own after the case, by name and bytes in base64', async () => {
  const sent = open({ status: 200, body: JSON.stringify({ success: true, id: 'C10001' }) })
  fill()
  await vi.waitFor(() => page.find('[type=file]'), 15_000)
  const files = ['uno', 'dos'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }))
  const picker = page.find<HTMLInputElement>('[type=file]')
  Object.defineProperty(picker, 'files', { value: files })
  act(() => {
    picker.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await send()
  await vi.waitFor(async () => {
    await wait(0)
    expect(sent).toHaveLength(3)
  }, 15_000)
  const file = (name: string) => ({ filename: `${name}.png`, fileContent: btoa(name) })
  expect(sent.map(({ path }) => path)).toEqual(['case-creation', 'case-attachment', 'case-attachment'])
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    { caseId: 'C10001', file: file('uno') },
    { caseId: 'C10001', file: file('dos') },
  ])
})

test('what was typed is there again when the form is, until it is sent', async () => {
  const answer = { status: 200, body: JSON.stringify({ success: true, id: 'C10002' }) }
  open(answer)
  fill()
  page.unmount()
  open(answer)
  expect([field('name').value, subject().value, description().value]).toEqual([
    'Ana Rivas',
    'General Inquiry',
    'Falta una lámina',
  ])
  await send()
  page.unmount()
  open(answer)
  expect([field('name').value, subject().value, description().value]).toEqual(['', '', ''])
})
