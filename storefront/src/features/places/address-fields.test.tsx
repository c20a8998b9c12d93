// @vitest-environment happy-dom
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, submit, until } from '../../ui/testing/mount.tsx'
import { AddressFields } from './address-fields.tsx'
import { type AddressValues, noAddress } from './address-values.ts'

let page: ReturnType<typeof mount>
afterEach(() => page.unmount())

const Form = ({ address }: { address: AddressValues }) => {
  const form = useForm({ defaultValues: { address } })
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <AddressFields country="SV" withPin={false} />
      </form>
    </FormProvider>
  )
}

/** The label of the field that has the focus once an address has been sent. */
const focusedAfterSending = async (address: Partial<AddressValues>) => {
  page = mount(onStage({}).around(<Form address={{ ...noAddress, ...address }} />))
  await until(() => expect(page.host.querySelectorAll('option').length).toBeGreaterThan(10))
  await submit(page.find('form'))
  return until(() => {
    const [label] = (document.activeElement as HTMLSelectElement).labels ?? []
    if (!label) throw new Error('no field has the focus')
    return label.textContent
  })
}

test('of an address that is wrong in two places the first has the focus: the list that is next', async () => {
  expect(await focusedAfterSending({})).toMatch(/^Departamento/)
  page.unmount()
  expect(await focusedAfterSending({ divisionId: 'SV-san-salvador' })).toMatch(/^Municipio/)
})

test('of one whose place is whole, the field that is wrong has it', async () => {
  expect(
    await focusedAfterSending({ divisionId: 'SV-san-salvador--san-salvador-norte--aguilares' }),
  ).not.toMatch(/^(Departamento|Municipio|Distrito)/)
})
