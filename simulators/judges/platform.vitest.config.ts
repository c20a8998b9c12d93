import { defineConfig } from 'vitest/config'

/** The conformance tests that speak as the platform's own client does, with what they are answered kept for the judge. */
export default defineConfig({
  test: {
    include: ['engine/src/conformance/{official-client,reference}.test.ts'],
    globalSetup: ['./start/testing/test-server.ts'],
    setupFiles: ['./simulators/judges/record-answers.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
