import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { findChrome } from '../tools/lib/ensure-chrome.ts'

const committed = fileURLToPath(new URL('../demo/images/', import.meta.url))
const script = fileURLToPath(new URL('photographs.ts', import.meta.url))

/** How far two WebP lie apart: the mean of the differences of their channels, of 255. */
const distancesOf = async (pairs: [string, string][]) => {
  const browser = await chromium.launch({ executablePath: await findChrome(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    return await page.evaluate(async (pairs) => {
      const read = async (base64: string) => {
        const image = new Image()
        image.src = `data:image/webp;base64,${base64}`
        await image.decode()
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
        pen?.drawImage(image, 0, 0)
        return pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
      }
      const distance = async ([a, b]: [string, string]) => {
        const [one, other] = [await read(a), await read(b)]
        return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
      }
      return Promise.all(pairs.map(distance))
    }, pairs)
  } finally {
    await browser.close()
  }
}

// One browser gives the same bytes each time; another may round and encode a little differently. Other lamps are seen.
test.skipIf(!process.env['LONG'])(
  'the studio takes the photograph that the shop shows',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'photographs-'))
    try {
      execFileSync(process.execPath, [script, folder, '042'])
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.webp'),
      )
      const base64 = (file: string) => readFileSync(file).toString('base64')
      const distances = await distancesOf(
        names.map((name) => [base64(join(folder, name)), base64(join(committed, name))]),
      )
      expect(distances).toHaveLength(12)
      for (const [at, distance] of distances.entries()) expect(distance, names[at]).toBeLessThan(0.3)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
  300_000,
)
