import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const demo = fileURLToPath(new URL('../', import.meta.url))

test('the committed products, prices, stock and promotions are what the generator writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  execFileSync(process.execPath, [`${demo}build/main.ts`, folder], { stdio: 'ignore' })
  for (const name of ['products.jsonl', 'prices.csv', 'inventory.csv', 'promotions.jsonl']) {
    expect(readFileSync(join(folder, name), 'utf8') === readFileSync(`${demo}${name}`, 'utf8'), name).toBe(
      true,
    )
  }
  rmSync(folder, { recursive: true })
})
