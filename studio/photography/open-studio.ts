import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findChrome } from '../../tools/lib/ensure-chrome.ts'
import type { Scene } from '../scene.ts'
import type { Measured, Shot, Taken } from './shot.ts'

export type Studio = {
  /** One scene in its colourings, all of one shape: for each, a WebP in each width of the shot and what was measured. */
  take: (colorings: Scene[], shot: Shot) => Promise<{ widths: Buffer[]; measured: Measured }[]>
  /** Photographs side by side in a square, in each width. */
  montage: (pictures: Buffer[], widths: number[]) => Promise<Buffer[]>
  /** Pictures one after another as a silent WebM. */
  film: (pictures: Buffer[], size: number, perSecond: number) => Promise<Buffer>
  close: () => Promise<void>
}

/** What `photograph.ts` puts into the page. */
type InPage = {
  photograph: (colorings: Scene[], shot: Shot) => Promise<Taken[]>
  montage: (pictures: string[], widths: number[]) => Promise<string[]>
  film: (pictures: string[], size: number, perSecond: number) => Promise<string>
}

const bytesOf = (text: string) => Buffer.from(text, 'base64')
const base64 = (bytes: Buffer) => bytes.toString('base64')

/** A headless browser with the models, the lamps and the camera in it; WebGL is drawn by the processor, alike everywhere. */
export async function openStudio(): Promise<Studio> {
  const executablePath = await findChrome()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  // Video is encoded on secure pages only; nothing leaves the machine for this one.
  await page.route('https://studio.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>studio</title>' }),
  )
  await page.goto('https://studio.invalid/')
  await page.addScriptTag({ content: await bundleScene(), type: 'module' })
  await page.waitForFunction(() => 'photograph' in window)
  return {
    take: async (colorings, shot) => {
      const pictures = await page.evaluate(
        ([what, how]) => (window as unknown as InPage).photograph(what, how),
        [colorings, shot] as const,
      )
      return pictures.map(({ widths, measured }) => ({ widths: widths.map(bytesOf), measured }))
    },
    montage: async (pictures, widths) => {
      const joined = await page.evaluate(
        ([what, sizes]) => (window as unknown as InPage).montage(what, sizes),
        [pictures.map(base64), widths] as const,
      )
      return joined.map(bytesOf)
    },
    film: async (pictures, size, perSecond) =>
      bytesOf(
        await page.evaluate(([what, wide, speed]) => (window as unknown as InPage).film(what, wide, speed), [
          pictures.map(base64),
          size,
          perSecond,
        ] as const),
      ),
    close: () => browser.close(),
  }
}

async function bundleScene(): Promise<string> {
  const entry = fileURLToPath(new URL('photograph.ts', import.meta.url))
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['es'], fileName: 'studio' },
    },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (!chunk || chunk.type !== 'chunk') throw new Error('the studio was not bundled')
  return chunk.code
}
