import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { findChrome } from '../../ensure-chrome.ts'
import type { Scene } from '../scene.ts'
import type { Shot } from './photograph.ts'

export type Studio = {
  /** One scene in its colourings, all of one shape: for each, a picture in each width of the shot, as WebP. */
  take: (colorings: Scene[], shot: Shot) => Promise<Buffer[][]>
  close: () => Promise<void>
}

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
  await page.setContent('<!doctype html><title>studio</title>')
  await page.addScriptTag({ content: await bundled(), type: 'module' })
  await page.waitForFunction(() => 'photograph' in window)
  return {
    take: async (colorings, shot) => {
      const pictures = await page.evaluate(
        async ([what, how]) => {
          const { photograph } = window as unknown as {
            photograph: (colorings: Scene[], shot: Shot) => Promise<string[][]>
          }
          return photograph(what, how)
        },
        [colorings, shot] as const,
      )
      return pictures.map((widths) => widths.map((picture) => Buffer.from(picture, 'base64')))
    },
    close: () => browser.close(),
  }
}

async function bundled(): Promise<string> {
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
