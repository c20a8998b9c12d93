import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

/** Words that speak to somebody as usted. */
const formal =
  /\b(?:usted|[Ss]u rol|(?:Escriba|Elija|Pida|Espere|Intente|Confirme|Diga|Agregue|Revise|Muestre|Entre|Abra|Guarde|Escanee)\b|(?<!rol )[Pp]uede (?:ver|pegar|pedir|invitar))/u

test('the back office says tú in every text', () => {
  const files = globSync('**/*messages.ts', { cwd: sources })
  expect(files.length).toBeGreaterThan(40)
  const found = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/es: [^\n]*/g)]
      .map(([text]) => text)
      .filter((text) => formal.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
