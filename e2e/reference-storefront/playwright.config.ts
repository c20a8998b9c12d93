import { defineConfig, devices } from '@playwright/test'

const origin = process.env.REFERENCE_ORIGIN ?? 'http://localhost:4640'

/** The platform's own storefront on a phone and a desk: `npm run reference-storefront` starts it and walks these. */
export default defineConfig({
  testDir: '.',
  testMatch: 'journeys.ts',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: '../../test-results/reference-storefront',
  use: {
    baseURL: origin,
    // Its notice of cookies is answered.
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
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      // It calls vendors of its own, whom nobody here needs.
      args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 720 } } },
    { name: 'phone', use: { ...devices['Pixel 5'] } },
  ],
})
