import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './steps/browser.ts'
import { shops, shopUnderTest } from './steps/shops.ts'

/** Where money is promised and taken: bought on phones and on desks. The first sale always, the rest at full counts. */
const sales = process.env.LONG
  ? [
      'first-sale',
      'card-honduras',
      'cart',
      'checkout',
      'checkout-steps',
      'payment-results',
      'paypal',
      'promo-code',
      'quote',
      'reorder',
      'tax-documents',
    ]
  : ['first-sale']

/** Every way in and every page of the account: on desks too at full counts. */
const account = process.env.LONG
  ? [
      'account',
      'account-pages',
      'email-change',
      'fiscal-profiles',
      'guests-cart',
      'identity',
      'keyboard-identity',
      'locked',
      'own-data',
      'password-managers',
      'password-reset',
      'provider-away',
      'registration',
      'session',
      'social',
      'two-presses',
      'wishlist',
    ]
  : []

/** Where one looks, searches and chooses: on desks too at full counts. */
const discovery = process.env.LONG
  ? [
      'browse',
      'content',
      'discovery',
      'keyboard',
      'product-page',
      'product-pictures',
      'recommendations',
      'search-box',
      'shop-frame',
      'tiles',
    ]
  : []

/**
 * Browser workers, each against a real shop of its own (`steps/shops.ts`). A file is one worker's: what its journeys
 * change they find again. With E2E_PORT there is one of both, and a shop that already answers there is used as it is, so
 * that one journey can be worked on without starting a shop for it.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: shops.length,
  fullyParallel: false,
  // A slow machine may miss a deadline once; the report names such a test as flaky.
  retries: process.env.CI ? 1 : 0,
  // Deadlines of a machine that has something else to do: what holds sooner waits for nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: shopUnderTest.origin,
    viewport: { width: 390, height: 844 },
    // The cookie notice is answered, or it would stand in the way of every journey; those about it begin without.
    storageState: {
      cookies: [
        {
          name: 'dw_dnt',
          value: '1',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    locale: 'es-SV',
    timezoneId: 'America/El_Salvador',
    // Journeys that speak of it let the worker in; to the others it would hide what the page asks for.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the time; a second try is recorded, and `--trace on` records what one works on.
    trace: 'on-first-retry',
    actionTimeout: 20_000,
    launchOptions: launchOptions({ pictures: false }),
    // Frames of a movement cost as much as a page; at full counts they move.
    contextOptions: { reducedMotion: process.env.LONG ? 'no-preference' : 'reduce' },
  },
  projects: [
    { name: 'phone' },
    {
      name: 'desk',
      testMatch: [...sales, ...account, ...discovery].map((name) => `${name}.spec.ts`),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'exec node tools/runtime.mjs e2e/start-shops.ts',
    cwd: join(import.meta.dirname, '..'),
    wait: { stdout: /ready/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
