// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { useListFile } from './use-list-file.ts'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const show = () => {
  const texts: string[] = []
  let file: ReturnType<typeof useListFile> | undefined
  const Host = () => {
    file = useListFile({ onText: (text) => texts.push(text), isSold: () => false })
    return <p>{file.problem}</p>
  }
  page = mount(<Host />)
  const take = (...files: File[]) =>
    act(async () => {
      void file?.take(files)
      await settled()
    })
  return { texts, take, problem: () => page?.find('p').textContent }
}

/** Lets what can be read at once be read. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const named = (name: string, arrayBuffer: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(['x'], name), { arrayBuffer })
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

test('[T1.404] a file that was dropped is read by its columns, as a chosen one is', async () => {
  const { texts, take, problem } = show()
  await take(new File(['Cantidad;Descripción\r\n20;Lámina 26\r\n'], 'sin-nombre'))
  expect(texts).toEqual(['20 Lámina 26'])
  expect(problem()).toBe('')
})

test('[T1.404] a folder, several files and a file too large are told, and the list stays', async () => {
  const { texts, take, problem } = show()
  await take(named('carpeta', () => Promise.reject(new DOMException('a folder', 'NotFoundError'))))
  expect(problem()).toBe('unreadableFile')
  await take(new File(['a'], 'a.csv'), new File(['b'], 'b.csv'))
  expect(problem()).toBe('oneFile')
  await take(new File(['x'.repeat(1_000_001)], 'larga.csv'))
  expect(problem()).toBe('tooLarge')
  await take()
  expect(texts).toEqual([])
})

test('[T1.404] of two files the later one stays, however long the first takes to read', async () => {
  const { texts, take } = show()
  const slow = Promise.withResolvers<ArrayBuffer>()
  await take(named('lenta.txt', () => slow.promise))
  await take(named('pronta.txt', () => Promise.resolve(bytesOf('5 tubos'))))
  await act(async () => slow.resolve(bytesOf('9 tubos')))
  expect(texts).toEqual(['5 tubos'])
})
