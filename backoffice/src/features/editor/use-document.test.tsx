// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Problem } from '../../api/problem.ts'
import { mountInBackOffice, settle } from '../../api/testing/in-back-office.tsx'
import { Toasts } from '../../ui/index.ts'
import { type DocumentSource, useDocument } from './use-document.ts'

type Product = { name: { default: string; en?: string }; online: boolean; c_unit?: { default: string } }

/** A document where several people save it: as a call writes it, whole members, by the revision that was read. */
const shelf = (first: Product) => {
  let now = first
  let revision = 1
  const failures: Error[] = []
  const tagged = () => ({ data: structuredClone(now), etag: `"${revision}"` })
  const source: DocumentSource<Product> = {
    name: 'product',
    queryKey: ['product'],
    load: async () => tagged(),
    write: async (members, etag) => {
      const failure = failures.shift()
      if (failure) throw failure
      if (etag !== `"${revision}"`) throw new Problem(412, 'precondition-failed', '')
      const sent = JSON.parse(JSON.stringify(members)) as Record<string, unknown>
      const written = Object.entries({ ...now, ...sent }).filter(([, value]) => value !== null)
      now = Object.fromEntries(written) as Product
      revision++
      return tagged()
    },
  }
  return {
    source,
    product: () => now,
    /** Somebody else saves. */
    savedElsewhere(change: Partial<Product>) {
      now = { ...now, ...change }
      revision++
    },
    failNext: (failure: Error) => failures.push(failure),
  }
}

const sheet: Product = { name: { default: 'Lámina', en: 'Sheet' }, online: true }

let close = () => undefined as void
afterEach(() => {
  close()
  localStorage.clear()
})

/** Opens the form of a document, as a person does. */
const open = async ({ source }: Pick<ReturnType<typeof shelf>, 'source'>) => {
  let editor: ReturnType<typeof useDocument<Product>> | undefined
  const Form = () => {
    editor = useDocument(source)
    return null
  }
  const page = mountInBackOffice(
    <>
      <Form />
      <Toasts closeLabel="Cerrar" />
    </>,
  )
  close = page.unmount
  await settle()
  const form = () => {
    if (!editor) throw new Error('the form is not shown')
    return editor
  }
  return {
    form,
    said: () => page.host.textContent ?? '',
    type: (path: string, value: unknown) => act(() => form().change(path, value)),
    async save() {
      await act(() => form().save())
      await settle()
    },
    async resolve(chosen: Record<string, unknown>) {
      await act(() => form().resolve(chosen))
      await settle()
    },
    /** Takes the save back that was told so many toasts ago. */
    async undo(ago = 0) {
      const buttons = [...page.host.querySelectorAll('button')].filter(
        (one) => one.textContent === 'Deshacer',
      )
      act(() => buttons.at(-1 - ago)?.click())
      await settle()
    },
    close: page.unmount,
  }
}

test('a save writes whole members, and is taken back by what it changed alone', async () => {
  const shop = shelf(sheet)
  const page = await open(shop)
  page.type('name.en', 'Corrugated sheet')
  page.type('c_unit.default', 'm')
  await page.save()
  expect(shop.product()).toEqual({
    ...sheet,
    name: { default: 'Lámina', en: 'Corrugated sheet' },
    c_unit: { default: 'm' },
  })
  expect(page.said()).toContain('Guardado')
  page.type('name.default', 'Lámina E-25')
  await page.save()
  await page.undo(1)
  expect(shop.product()).toEqual({ name: { default: 'Lámina E-25', en: 'Sheet' }, online: true })
  expect(page.form().valueAt('name.en')).toBe('Sheet')
})

test('what is typed back is no change', async () => {
  const page = await open(shelf(sheet))
  page.type('name.en', 'Tin')
  page.type('c_unit.default', 'm')
  expect(Object.keys(page.form().changes)).toEqual(['name.en', 'c_unit.default'])
  page.type('name.en', 'Sheet')
  page.type('c_unit.default', '')
  expect(page.form().changes).toEqual({})
  expect(localStorage.getItem('backoffice.draft.product.Ana')).toBeNull()
})

test('what lacks a member that it needs is not saved, and says which; members that belong together change at once', async () => {
  const shop = shelf(sheet)
  const page = await open({ source: { ...shop.source, required: ['name.default', 'c_unit.default'] } })
  page.type('name.default', '')
  expect(page.form().missing).toEqual([])
  await page.save()
  expect(page.form().missing).toEqual(['name.default', 'c_unit.default'])
  expect(shop.product()).toEqual(sheet)
  act(() => page.form().changeAll({ 'name.default': 'Lámina', 'c_unit.default': 'm' }))
  expect(page.form().missing).toEqual([])
  await page.save()
  expect(shop.product()).toEqual({ ...sheet, c_unit: { default: 'm' } })
})

test('what a first save has made is taken away again by undoing it', async () => {
  const shop = shelf(sheet)
  const unmade: string[] = []
  const unmake = async ({ data }: { data: Product }) => void unmade.push(data.name.default)
  const page = await open({ source: { ...shop.source, isNew: true, unmake } })
  page.type('name.default', 'Teja')
  await page.save()
  await page.undo()
  expect(unmade).toEqual(['Teja'])
})

test('two people who change different things are joined', async () => {
  const shop = shelf(sheet)
  const page = await open(shop)
  page.type('name.default', 'Lámina E-25')
  shop.savedElsewhere({ online: false, name: { ...sheet.name, en: 'Tin' } })
  await page.save()
  expect(shop.product()).toEqual({ name: { default: 'Lámina E-25', en: 'Tin' }, online: false })
  expect(page.said()).toContain('los cambios de ambos están juntos')
  expect(page.form().changes).toEqual({})
})

test('what clashes is asked until it is answered, and the rest is kept', async () => {
  const shop = shelf(sheet)
  const page = await open(shop)
  page.type('name.default', 'Mía')
  page.type('online', false)
  shop.savedElsewhere({ name: { default: 'Suya', en: 'Sheet' } })
  await page.save()
  const clash = { path: 'name.default', base: 'Lámina', theirs: 'Suya', mine: 'Mía' }
  expect(page.form().conflicts).toEqual([clash])
  expect(shop.product().name.default).toBe('Suya')
  act(() => page.form().later())
  expect(page.form().conflicts).toEqual([])
  page.type('name.default', 'Mía del todo')
  await page.save()
  expect(page.form().conflicts).toEqual([{ ...clash, mine: 'Mía del todo' }])
  await page.resolve({ 'name.default': 'Mía del todo' })
  expect(shop.product()).toEqual({ name: { default: 'Mía del todo', en: 'Sheet' }, online: false })
  expect(page.form().changes).toEqual({})
})

test('a clash that is typed back to what the other saved is none any more', async () => {
  const shop = shelf(sheet)
  const page = await open(shop)
  page.type('name.default', 'Mía')
  shop.savedElsewhere({ name: { default: 'Suya', en: 'Sheet' } })
  await page.save()
  act(() => page.form().later())
  page.type('name.default', 'Suya')
  page.type('online', false)
  await page.save()
  expect(shop.product()).toEqual({ name: { default: 'Suya', en: 'Sheet' }, online: false })
})

test('a page that is opened anew has what was not saved, joined with what others saved meanwhile', async () => {
  const shop = shelf(sheet)
  const page = await open(shop)
  page.type('name.default', 'Mía')
  page.type('online', false)
  page.close()
  shop.savedElsewhere({ name: { default: 'Suya', en: 'Tin' } })
  const again = await open(shop)
  expect(again.said()).toContain('lo que dejaste sin guardar')
  expect(again.form().conflicts).toMatchObject([{ path: 'name.default', theirs: 'Suya', mine: 'Mía' }])
  expect(again.form().valueAt('name.en')).toBe('Tin')
  await again.resolve({ 'name.default': 'Suya' })
  expect(shop.product()).toEqual({ name: { default: 'Suya', en: 'Tin' }, online: false })
  again.close()
  const last = await open(shop)
  expect(last.form().changes).toEqual({})
})

test('a failure is told, what was typed stays, and the next save goes on', async () => {
  const shop = shelf(sheet)
  const page = await open(shop)
  page.type('online', false)
  shop.failNext(new Problem(503, 'service-unavailable', ''))
  await page.save()
  expect(page.form().failure).toMatchObject({ status: 503 })
  expect(page.form().changes).toEqual({ online: false })
  // The second of two writes fails: what the other saved is shown, what this one typed stays.
  shop.savedElsewhere({ name: { default: 'Suya' } })
  shop.failNext(new Problem(412, 'precondition-failed', ''))
  shop.failNext(new Problem(503, 'service-unavailable', ''))
  await page.save()
  expect(page.form().valueAt('name.default')).toBe('Suya')
  expect(page.form().changes).toEqual({ online: false })
  await page.save()
  expect(page.form().failure).toBeUndefined()
  expect(shop.product()).toEqual({ name: { default: 'Suya' }, online: false })
})

test('what is discarded is as it was read', async () => {
  const shop = shelf(sheet)
  const page = await open(shop)
  page.type('name.default', 'Mía')
  act(() => page.form().discard())
  expect([page.form().valueAt('name.default'), page.form().changes]).toEqual(['Lámina', {}])
  page.close()
  expect((await open(shop)).form().changes).toEqual({})
})
