// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { abroadChoice, InvoicePlace } from './invoice-place.tsx'
import type { PaymentFields } from './payment-fields.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const Abroad = ({ children }: { children: ReactNode }) => {
  const abroad = { countryCode: 'TR', city: 'Bursa', address1: 'Cumhuriyet 1' }
  const form = useForm<PaymentFields>({ defaultValues: { placeId: abroadChoice, abroad } })
  return <FormProvider {...form}>{children}</FormProvider>
}

test('a payer abroad stays chosen where the browser calls countries otherwise than the server did', async () => {
  const { around } = onStage({ locale: 'en-SV' })
  const page = around(
    <Abroad>
      <InvoicePlace country="SV" addresses={[]} deliveredTo={undefined} mayBeAbroad />
    </Abroad>,
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const told: unknown[] = []
  const before = Intl.DisplayNames.prototype.of
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (this: Intl.DisplayNames, code) {
    return code === 'TR' ? 'Turkey' : before.call(this, code)
  })
  const react = await act(() =>
    hydrateRoot(root, page, { onRecoverableError: (error) => told.push(String(error)) }),
  )
  expect(told).toEqual([])
  const list = root.querySelector<HTMLSelectElement>('select[name="abroad.countryCode"]')
  expect([list?.value, list?.selectedOptions[0]?.textContent]).toEqual(['TR', 'Turkey'])
  act(() => react.unmount())
})
