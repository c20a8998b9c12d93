import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readBundle } from './read-bundle.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

test('what stands in colours shows the whole and a detail in each of them', () => {
  const masters = readBundle(folder).products.flatMap((row) => (row.type === 'master' ? [row] : []))
  const shown = masters.flatMap(({ id, images }) => {
    const large = images.filter(({ viewType, variationValues }) => viewType === 'large' && variationValues)
    return [...Map.groupBy(large, ({ variationValues }) => variationValues?.['color'] ?? '')].map(
      ([color, pictures]) => ({
        what: `${id} ${color}`,
        details: pictures
          .filter(({ path }) => path.includes(`-${color}-`))
          .map(({ path }) => path.includes('-detalle-')),
      }),
    )
  })
  expect(shown.length).toBeGreaterThan(200)
  for (const { what, details } of shown) expect(details, what).toEqual([false, true])
})

test('all pictures of the shop stay within 25 MB', () => {
  const names = readdirSync(`${folder}/images`, { recursive: true, encoding: 'utf8' })
  const bytes = names.map((name) => statSync(`${folder}/images/${name}`)).filter((file) => file.isFile())
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(25_000_000)
})
