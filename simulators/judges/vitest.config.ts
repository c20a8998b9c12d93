import { defineConfig } from 'vitest/config'

/** The stage of `npm run test:long` that needs the vendors' own libraries. */
export default defineConfig({
  test: {
    include: ['simulators/judges/*.test.ts'],
    globalSetup: ['./start/testing/test-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
