// @vitest-environment happy-dom
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, settle, type } from '../../ui/testing/mount.tsx'
import { useStepDraft } from './use-step-draft.ts'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  localStorage.clear()
})

const Step = ({ basketId }: { basketId: string }) => {
  const form = useForm({ defaultValues: { nit: '' } })
  const forget = useStepDraft('payment', basketId, form)
  return (
    <form>
      <input {...form.register('nit')} />
      <button type="button" onClick={forget}>
        Write
      </button>
    </form>
  )
}

const open = async (basketId: string, customerId: string) => {
  page?.unmount()
  const { around } = onStage({ shopper: { kind: 'registered', customerId } })
  page = mount(around(<Step basketId={basketId} />))
  await settle()
  return page.find<HTMLInputElement>('input')
}

test('a step keeps what is typed for its basket and customer alone, until it is written', async () => {
  type(await open('b1', 'ana'), '0614-010101-101-1')
  expect((await open('b1', 'ana')).value).toBe('0614-010101-101-1')
  expect((await open('b2', 'ana')).value).toBe('')
  expect((await open('b1', 'eva')).value).toBe('')
  type(await open('b1', 'ana'), '0614-020202-102-2')
  const written = await open('b1', 'ana')
  expect(written.value).toBe('0614-020202-102-2')
  press(page?.find('button') as HTMLElement)
  expect((await open('b1', 'ana')).value).toBe('')
})
