import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3900)

// The settings are read again in the worker, which must see the same folder; journeys speak to the shop's commands.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'lamina-e2e-'))

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
 * One browser worker against the real shop, started by its own command on a data folder of its own. With E2E_PORT a
 * shop that already answers there is used as it is, so that one journey can be worked on without starting a shop for it.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  fullyParallel: false,
  // A slow machine may miss a deadline once; the report names such a test as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
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
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
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
    // Its log is kept: what must be in no log is looked for there.
    command: 'mkdir -p "$DATA_DIR" && exec node tools/runtime.mjs start/main.ts > "$DATA_DIR/shop.log"',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      ...(process.env as Record<string, string>),
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      DATABASE_URL: '',
    },
  },
})
