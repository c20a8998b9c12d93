import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from '../../../engine/src/http/modules.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file: relative('.', file), text: readFileSync(join(root, file), 'utf8') }))

const network = /\b(fetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource)/

/**
 * Ask no shop data of their own: whether there is a network again, the beacons of errors and of the analytics, and the
 * worker, which passes on what the client asked.
 */
const others = [
  'app/offline-screen.tsx',
  'app/send-error.ts',
  'features/tracking/collect.ts',
  'worker/service-worker.ts',
]

test('[S7.001] what the browser asks of the platform, the client module asks', () => {
  const asking = sources.filter(({ file, text }) => !file.startsWith('server/') && network.test(text))
  const outside = asking.map(({ file }) => file).filter((file) => !file.startsWith('api/'))
  expect(outside.toSorted()).toEqual(others)
})

test('[S7.001] the client’s calls are the platform’s routes, by the same names', async () => {
  const known = new Set(modules.flatMap(({ routes }) => Object.values(routes)))
  const files = sources.filter(
    ({ file, text }) => file.startsWith('api/') && /\bdefineOperations</.test(text),
  )
  const calls: unknown[] = []
  for (const { file } of files.filter(({ text }) => /^export const \w+ = defineOperations</m.test(text))) {
    const module = (await import(join(root, file))) as Record<string, unknown>
    for (const exported of Object.values(module)) {
      if (typeof exported !== 'object' || exported === null) continue
      calls.push(...Object.values(exported).filter((one) => /^[A-Z]+ \//.test(String(one))))
    }
  }
  expect(calls.length).toBeGreaterThan(80)
  expect(calls.filter((call) => !known.has(call as never))).toEqual([])
})

test('[S1.004] of the engine the pages know routes and shapes: no line of them reads rows', () => {
  const imports = sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /^(?:import|export) (type )?[^'"]*?from '([^']*(?:engine\/src|engine\/migrations)[^']*)'/gms,
      ),
    ].map(([, type, from = '']) => ({ file, from, isType: type !== undefined })),
  )
  const values = imports.filter(({ isType, from }) => !isType && !/\/([\w-]+-)?routes\.ts$/.test(from))
  expect(values).toEqual([])
  expect(sources.filter(({ text }) => /from '(pg|node:sqlite|\.\.\/.*\/db\/)/.test(text))).toEqual([])
})
