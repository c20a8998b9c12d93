import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type Token } from '@messageformat/parser'
import { expect, test } from 'vitest'
import type { Message } from './define-messages.ts'

const src = fileURLToPath(new URL('../../', import.meta.url))

/** The names a text leaves to be filled in, and the elements inside it. */
const holesOf = (text: string): string[] => {
  const names = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (!('arg' in token)) return []
      const inner = 'cases' in token ? token.cases.flatMap((one) => names(one.tokens)) : []
      return [token.arg, ...inner]
    })
  const elements = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>`)
  return [...new Set([...names(parse(text)), ...elements])].toSorted()
}

test('[S1.001] every text has es and en, with the same holes', async () => {
  const faults: string[] = []
  let count = 0
  for await (const file of glob('**/*messages.ts', { cwd: src })) {
    if (file.endsWith('define-messages.ts')) continue
    // Read as written, not as compiled.
    const url = join(src, file)
    const module: Record<string, Record<string, Message>> = await import(
      /* @vite-ignore */ `file://${url}?raw-texts`
    )
    for (const messages of Object.values(module)) {
      for (const [key, { es, en }] of Object.entries(messages)) {
        count++
        if (!es || !en) faults.push(`${file} ${key}: a language is missing`)
        else if (holesOf(es).join() !== holesOf(en).join())
          faults.push(`${file} ${key}: es and en differ in holes`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(15)
})
