// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, until } from '../../ui/testing/mount.tsx'
import { usePendingFiles } from './use-pending-files.ts'

/** What these files ask of a browser's database, whose every answer comes when told to; this environment has none. */
const slowDatabase = () => {
  const rows = new Map<string, { files: File[] }>()
  let waiting: (() => void)[] | undefined = []
  const answer = <T,>(result: () => T) => {
    const asked = { onsuccess: () => {}, result: undefined as T | undefined }
    const reply = () => {
      asked.result = result()
      asked.onsuccess()
    }
    if (waiting) waiting.push(reply)
    else queueMicrotask(reply)
    return asked
  }
  const store = {
    getAllKeys: () => answer(() => [...rows.keys()]),
    get: (key: string) => answer(() => rows.get(key)),
    put: (value: { files: File[] }, key: string) => answer(() => rows.set(key, value)),
    delete: (key: string) => answer(() => rows.delete(key)),
  }
  const database = { transaction: () => ({ objectStore: () => store }), close: () => {} }
  return {
    open: () => answer(() => database),
    names: () => [...rows.values()].flatMap(({ files }) => files.map(({ name }) => name)),
    answerAll: () => {
      waiting?.forEach((reply) => reply())
      waiting = undefined
    },
    hold: () => {
      waiting = []
    },
  }
}

let database: ReturnType<typeof slowDatabase>
beforeEach(() => {
  database = slowDatabase()
  vi.stubGlobal('indexedDB', database)
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const fileNamed = (name: string) => new File(['x'], name, { type: 'application/pdf' })

/** A form with files, and what a shopper sees of them. */
const openForm = () => {
  let form: ReturnType<typeof usePendingFiles> | undefined
  const Form = () => {
    form = usePendingFiles()
    return <p>{form.files.map(({ file }) => file.name).join(' ')}</p>
  }
  const page = mount(onStage().around(<Form />))
  return {
    shown: () => page.find('p').textContent,
    choose: (name: string) => act(() => form?.add([fileNamed(name)])),
    leave: page.unmount,
  }
}

/** A tab that keeps a file already; the next form waits for the database. */
const withFile = async (name: string) => {
  database.answerAll()
  const before = openForm()
  before.choose(name)
  await until(() => expect(database.names()).toEqual([name]))
  before.leave()
  database.hold()
}

test('a file chosen while those before it are read is kept', async () => {
  const form = openForm()
  form.choose('plano.pdf')
  database.answerAll()
  await until(() => expect(database.names()).toEqual(['plano.pdf']))
  expect(form.shown()).toBe('plano.pdf')
  form.leave()
})

test('and so are those before it, each once', async () => {
  await withFile('planilla.pdf')
  const form = openForm()
  form.choose('plano.pdf')
  database.answerAll()
  await until(() => expect(form.shown()?.split(' ').toSorted()).toEqual(['planilla.pdf', 'plano.pdf']))
  await until(() => expect(database.names().toSorted()).toEqual(['planilla.pdf', 'plano.pdf']))
  form.leave()
})

test('who goes on to the quote before they were read finds all of them there', async () => {
  await withFile('planilla.pdf')
  const product = openForm()
  product.choose('plano.pdf')
  product.leave()
  database.answerAll()
  await until(() => expect(database.names()).toEqual(['planilla.pdf', 'plano.pdf']))
  const quote = openForm()
  await until(() => expect(quote.shown()).toBe('planilla.pdf plano.pdf'))
  quote.leave()
})
