// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataLayer, loadOutsideScripts, pushEvent } from './outside-scripts.ts'

/** What the page has put into its head; not really, since nothing is loaded here. */
const added: HTMLScriptElement[] = []
beforeEach(() => {
  added.length = 0
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push(script as HTMLScriptElement)
  })
})
afterEach(() => vi.restoreAllMocks())

const scripts = () => added.map(({ src, async }) => [src, async])

test('[S1.038] [S1.040] [S7.059] the scripts of analytics and marketing are put into the page by the page, none of them before', () => {
  pushEvent({ event: 'view_item' })
  expect(scripts()).toEqual([])
  loadOutsideScripts('https://tags.example/gtm.js?id=G', [
    'https://ads.example/pixel.js',
    'https://more.example/p.js',
  ])
  expect(scripts()).toEqual([
    ['https://tags.example/gtm.js?id=G', true],
    ['https://ads.example/pixel.js', true],
    ['https://more.example/p.js', true],
  ])
  // What happened before is told to nobody.
  expect(dataLayer()).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }])
})

test('[S7.059] without analytics those of marketing alone', () => {
  loadOutsideScripts(undefined, ['https://ads.example/pixel.js'])
  expect(scripts()).toEqual([['https://ads.example/pixel.js', true]])
})
