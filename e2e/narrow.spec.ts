import { expect, type Page, test } from '@playwright/test'
import { seesPictures } from './steps/browser.ts'
import { open } from './steps/ready.ts'

test.use(seesPictures)

/** The screens one looks for goods on: home, lists, results, none, and products of each kind. */
const paths = [
  '/',
  '/category/techos',
  '/search?q=lamina',
  '/search?q=zzqqxx',
  '/product/TE007-26-ROJO',
  '/product/KIT-TECHO-30',
]
const alsoLong = ['/product/TE001', '/product/COMBO-SOLDADURA', '/nothing-here']

/** The smallest phone, and phones and desks whose owner has made all text twice as large. */
const readers = [
  { width: 320, text: 16 },
  { width: 320, text: 32 },
  { width: 1280, text: 32 },
]
const wholeSet = process.env.LONG === '1'

/** As a reader sets it in the browser: what is measured in rem and em follows, breakpoints too. */
const setText = async (page: Page, px: number) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
}

/** Goes down the page, so that what is laid out or fetched when it comes near is there. */
const meetAll = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForLoadState('networkidle')
}

/** Words that stand beyond the page's edge or are cut by what they are in, and how far the page scrolls sideways. */
const clippedElements = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} px`] : []
    const around = function* (from: Element) {
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) yield at
    }
    /** Only for screen readers, to be scrolled to, or shortened with an ellipsis on purpose. */
    const isMeantToBe = (element: Element) => {
      const { clipPath, overflowX, textOverflow } = getComputedStyle(element)
      return clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const words = texts.currentNode.textContent?.trim()
      if (!words || !element?.checkVisibility() || element.matches('script, style, noscript, option'))
        continue
      if ([...around(element)].some(isMeantToBe)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right } = range.getBoundingClientRect()
      const cuts = [...around(element)].filter((one) => getComputedStyle(one).overflowX !== 'visible')
      const edges = [...cuts.map((one) => one.getBoundingClientRect()), { left: 0, right: clientWidth }]
      if (edges.some((edge) => left < edge.left - 1 || right > edge.right + 1))
        found.push(`"${words.slice(0, 40)}" at ${Math.round(left)}–${Math.round(right)}`)
    }
    return found
  })

// Spanish has the longer words.
for (const language of wholeSet ? (['', '/en-SV'] as const) : [''])
  test(`nothing sticks out or is cut at 320 px and with text twice as large ${language}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const found: Record<string, string[]> = {}
    for (const path of wholeSet ? [...paths, ...alsoLong] : paths) {
      await open(page, language + path)
      for (const { width, text } of readers) {
        await page.setViewportSize({ width, height: 800 })
        await setText(page, text)
        await meetAll(page)
        const here = await clippedElements(page)
        if (here.length > 0) found[`${path} at ${width} px, text ${text} px`] = here
      }
    }
    expect(found).toEqual({})
  })
