// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createTranslate } from '../../lib/i18n/i18n.ts'
import { TextProvider } from '../../lib/i18n/text.tsx'
import { ToastProvider } from '../../ui/index.ts'
import { mount, press, type } from '../../ui/testing/mount.tsx'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { useAttachments } from './use-attachments.ts'

let view: ReturnType<typeof mount>
afterEach(() => view.unmount())

type Wanted = { type: string; [more: string]: unknown }

const Host = (wanted: Wanted) => {
  const [value, setValue] = useState<unknown>(wanted.value ?? '')
  const attachments = useAttachments()
  const props = { name: 'field', label: 'Campo', onChange: setValue, attachments, ...wanted, value }
  return <FormField {...(props as unknown as FormFieldProps)} />
}

const show = async (wanted: Wanted) => {
  view = mount(
    <TextProvider value={createTranslate('es-SV', {})}>
      <ToastProvider label="Avisos" dismissLabel="Cerrar">
        <Host {...wanted} />
      </ToastProvider>
    </TextProvider>,
  )
  // What comes when it is shown is here then.
  await act(() => import('./attachment-field.tsx'))
  return view
}

const kinds = [
  ['text', 'input[type=text]'],
  ['password', 'input[type=password]'],
  ['email', 'input[type=email]'],
  ['phone', 'input[type=tel][inputmode=numeric]'],
  ['tel', 'input[type=tel]:not([inputmode])'],
  ['number', 'input[type=number]'],
  ['select', 'select'],
  ['date', 'input[inputmode=numeric][maxlength="10"]'],
  ['birth-date', 'input[autocomplete=bday]'],
  ['checkbox', 'input[type=checkbox]'],
  ['textarea', 'textarea'],
  ['files', 'input[type=file]'],
] as const

test.each(kinds)('[S2.187] a %s field has a label and its own control', async (kind, selector) => {
  const { find } = await show({ type: kind, options: [{ value: 'a', label: 'A' }] })
  const control = find<HTMLInputElement>(selector)
  expect(find('label').getAttribute('for')).toBe(control.id)
})

test('[S2.187] a hidden field carries its value and nothing to see', async () => {
  const { find, host } = await show({ type: 'hidden', value: 'web' })
  expect(find<HTMLInputElement>('input[type=hidden]').value).toBe('web')
  expect(host.querySelector('label')).toBeNull()
})

test('[S2.188] a password is shown and hidden again', async () => {
  const { find } = await show({ type: 'password', value: 'Techo2026!' })
  const input = find<HTMLInputElement>('input')
  expect(input.type).toBe('password')
  press(find('button'))
  expect(input.type).toBe('text')
  expect(find('button').getAttribute('aria-label')).toBe('Ocultar la contraseña')
  press(find('button'))
  expect(input.type).toBe('password')
})

test('a phone keeps its digits alone, a tel what was typed', async () => {
  const phone = (await show({ type: 'phone' })).find<HTMLInputElement>('input')
  type(phone, '+503 7012-3456 ext')
  expect(phone.value).toBe('50370123456')
  view.unmount()
  const tel = (await show({ type: 'tel' })).find<HTMLInputElement>('input')
  type(tel, '+503 2222-3333 ext. 4')
  expect(tel.value).toBe('+503 2222-3333 ext. 4')
})

test('[S5.033] a date takes digits', async () => {
  const { find } = await show({ type: 'date' })
  const input = find<HTMLInputElement>('input')
  type(input, '05022024')
  expect(input.value).toBe('05/02/2024')
})

test('[S2.189] a required field has the star, and its error belongs to it', async () => {
  const { find } = await show({ type: 'text', required: true, error: 'Ingrese su nombre.' })
  expect(find('label').textContent).toBe('Campo *')
  const input = find('input')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Ingrese su nombre.',
  )
})
