import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('the committed products, prices, stock and promotions are what the generator writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  execFileSync(process.execPath, [`${root}tools/build-demo/main.ts`, folder], { stdio: 'ignore' })
  for (const name of ['products.jsonl', 'prices.csv', 'inventory.csv', 'promotions.jsonl']) {
    expect(
      readFileSync(join(folder, name), 'utf8') === readFileSync(`${root}demo/${name}`, 'utf8'),
      name,
    ).toBe(true)
  }
  rmSync(folder, { recursive: true })
})

test('the committed pictures are what the generator draws', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  execFileSync(process.execPath, [`${root}tools/render-products/main.ts`, folder], { stdio: 'ignore' })
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  )
  expect(drawn.length).toBeGreaterThan(130)
  const changed = drawn.filter(
    (name) => readFileSync(join(folder, name), 'utf8') !== readFileSync(`${root}demo/images/${name}`, 'utf8'),
  )
  expect(changed).toEqual([])
  rmSync(folder, { recursive: true })
})
