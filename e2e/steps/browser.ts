import type { LaunchOptions } from '@playwright/test'

const programArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The runner's own of this flag, which ours takes the place of: without them a desk would have no mouse. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * How the browser of a journey is launched. Decoding pictures in software is two fifths of its processor time, so
 * journeys that do not look at pictures load none in the everyday run; those that do say `test.use(seesPictures)`.
 * At full counts every journey loads them. Nor does the everyday browser compile what runs often once more: a page of a
 * journey is gone before that pays, and it is a fifth of the renderer's time.
 */
export const launchOptions = ({ pictures }: { pictures: boolean }): LaunchOptions => ({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    ...programArgs,
    ...(process.env.LONG ? [] : ['--js-flags=--no-opt']),
    ...(pictures || process.env.LONG ? [] : [`--blink-settings=imagesEnabled=false,${mouse}`]),
  ],
})

/** For a journey that looks at pictures, or at what they weigh. */
export const seesPictures = { launchOptions: launchOptions({ pictures: true }) }
