import { chromium } from '@playwright/test'
import { findChrome } from '../../tools/lib/ensure-chrome.ts'
import { accent, ground, ink } from '../color.ts'
import { logoLines } from '../scenes/logo.ts'

/** What the places that show a card ask for. */
const size = { width: 1200, height: 630 }

/** Ribs as the mark has them, one behind another, barely seen. */
const ribs = Array.from({ length: 8 }, (_, row) => {
  const line = `M-60 ${150 + row * 80}h40${'l24 -96h72l24 96h40'.repeat(4)}`
  return `<path d="${line}" stroke="#FFFFFF" stroke-opacity=".06" stroke-width="3" fill="none"/>`
}).join('')

/** The ground, its slanted ink with the mark, over a picture that fills the rest. No letters: names are told beside a card. */
const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <defs><clipPath id="panel"><path d="M0 0H430L330 630H0z"/></clipPath></defs>
  <path d="M430 0H444L344 630H330z" fill="${accent}"/>
  <g clip-path="url(#panel)"><rect width="460" height="630" fill="${ink}"/>${ribs}</g>
  <g transform="translate(44 500) scale(1.95)">${logoLines({ mark: '#E4573D', letters: '#FFFFFF' })}</g>
</svg>`

const page = (address: string) => `<!doctype html><style>
  body { margin: 0; width: 1200px; height: 630px; background: ${ground}; overflow: hidden; position: relative }
  img { position: absolute; right: 0; top: 0; height: 630px; width: 820px; object-fit: cover }
  /* At the edge of the card no shadow is seen to end; on the other side it fades. */
  img.square { object-fit: contain; object-position: right; mask-image: linear-gradient(90deg, transparent 190px, #000 250px) }
  svg { position: absolute; inset: 0 }
</style><img src="${address}">${frame}`

export type CardPress = {
  card(of: { picture: Buffer; type: string }): Promise<Buffer>
  close(): Promise<void>
}

/** A headless browser that lays a picture on the brand's ground and gives the card as JPEG, which every place can show. */
export async function openCardPress(): Promise<CardPress> {
  const executablePath = await findChrome()
  const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {})
  const sheet = await browser.newPage({ viewport: size })
  return {
    async card({ picture, type }) {
      await sheet.setContent(page(`data:${type};base64,${picture.toString('base64')}`))
      await sheet.locator('img').evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        if (image.naturalWidth === image.naturalHeight) image.className = 'square'
      })
      return sheet.screenshot({ type: 'jpeg', quality: 60 })
    },
    close: () => browser.close(),
  }
}
