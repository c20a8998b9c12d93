import { defineConfig } from 'vitest/config'
import { messagesPlugin } from './storefront/build/messages-plugin.ts'

export default defineConfig({
  // Texts are compiled as in a build.
  plugins: [messagesPlugin({ withDefaults: true })],
  test: {
    include: ['{engine,storefront,facts,trade,start,simulators,studio,tools,demo/build}/**/*.test.{ts,tsx}'],
    globalSetup: ['./start/testing/test-server.ts'],
    // Of two cores: most tests wait for the database or for a process, so a third keeps them busy.
    maxWorkers: 3,
    // Files share what a worker has loaded: to load it for each anew took longer than many of them. A test that changes
    // what is not its own (the environment, a global) puts it back.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A slow machine may miss a deadline once; the report names such a test.
    retry: process.env.CI ? 1 : 0,
  },
})
