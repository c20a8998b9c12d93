// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, settle, submit, type } from '../../ui/testing/mount.tsx'
import { ResetForm } from './reset-form.tsx'
import { useAskReset } from './use-reset.ts'

let page: ReturnType<typeof mount>
let status: number
const Screen = () => <ResetForm reset={useAskReset()} signIn={<p>Sign in</p>} back={<p>Back</p>} />
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { around } = onStage({
    shopper: { kind: 'guest' },
    transport: () => Promise.resolve({ status, body: '{}' }),
  })
  page = mount(around(<Screen />))
  await settle()
})
afterEach(() => {
  page.unmount()
  vi.restoreAllMocks()
})

const email = () => page.find<HTMLInputElement>('[name=email]')
const ask = async (text: string) => {
  type(email(), text)
  await submit(page.find('form'))
  await settle()
}

test('[S2.097] [S2.098] [S2.099] [S2.100] says what it is for, asks for the email and leads back to the login', () => {
  const texts = page.host.textContent ?? ''
  expect(texts).toMatch(/^Escribe tu correo electrónico y te enviamos las instrucciones/)
  expect(email().type).toBe('email')
  expect(page.host.querySelectorAll('[type=submit]')).toHaveLength(1)
  expect(texts).toMatch(/Sign in$/)
})

test('[S5.020] empty and malformed addresses are refused in the quoted words', async () => {
  for (const text of ['', 'ana@']) {
    await ask(text)
    expect(page.host.textContent).toContain('Introduzca una dirección de email válido.')
  }
})

test('[S2.102] [S4.023] [S4.095] once asked, the form gives way to the news that a mail is coming to that address', async () => {
  status = 200
  await ask(' ana@obra.example ')
  expect(page.host.querySelector('form')).toBeNull()
  expect(page.find('p[role=status]').textContent).toContain('ana@obra.example')
  expect(page.host.textContent).toMatch(/Back$/)
})

test.each([
  ['[S8.008]', 400, false],
  ['[S8.009]', 500, true],
])('%s [S2.104] a failure of %d stands above the field in words of its own', async (_id, code, generic) => {
  status = code
  await ask('ana@obra.example')
  const alert = page.find('form [role=alert]')
  expect(alert.compareDocumentPosition(email())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(alert.textContent?.includes('Something went wrong. Try again!')).toBe(generic)
})
