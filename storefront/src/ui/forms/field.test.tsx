import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const show = (error?: string) =>
  renderToStaticMarkup(
    <Field id="mail" label="Email" required hint="Work or home" error={error}>
      <TextInput type="email" />
    </Field>,
  )

test('[S2.189] a required label ends in a star that is not read out', () => {
  expect(show()).toMatch(
    /<label[^>]* for="mail">Email<span class="[^"]*star[^"]*" aria-hidden="true"> \*<\/span>/,
  )
  expect(show()).toContain('aria-required="true"')
})

test('the control names its hint, and its error once there is one', () => {
  expect(show()).toContain('aria-describedby="mail-hint"')
  expect(show()).not.toContain('aria-invalid')
  expect(show('Enter your email.')).toContain('aria-describedby="mail-hint mail-error"')
  expect(show('Enter your email.')).toContain('aria-invalid="true"')
})
