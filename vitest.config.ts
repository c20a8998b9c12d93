import { configDefaults, defineConfig } from 'vitest/config'
import { ByEnvironment } from './start/testing/by-environment.ts'
import { messagesPlugin } from './storefront/build/messages-plugin.ts'

const tests = '**/*.test.{ts,tsx}'

/** What needs no database: rules, texts, components. Started alone they begin at once. */
const pure = [
  `{facts,build,trade,simulators,studio,tools,demo/build}/${tests}`,
  `storefront/{build,src/{api,config,features,lib,screens,theme,ui,worker}}/${tests}`,
  `backoffice/src/{api,features,lib,screens,ui}/${tests}`,
  'engine/src/kernel/password-hash.test.ts',
]

/** They need packages of their own: `npm run judges`. */
const judges = 'simulators/judges/**'

export default defineConfig({
  // Texts are compiled as in a build.
  plugins: [messagesPlugin({ withDefaults: true })],
  test: {
    // Of two cores: most tests wait for the database or for a process, so a third keeps them busy.
    maxWorkers: 3,
    // Files share what a worker has loaded: to load it for each anew took longer than many of them. A test that changes
    // what is not its own (the environment, a global) puts it back.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // At full counts some try fifty thousand cases, beside journeys that use the same processors.
    testTimeout: process.env.LONG ? 600_000 : 120_000,
    hookTimeout: 180_000,
    // What has happened is seen at once; how long a busy machine takes to let it happen proves nothing.
    expect: { poll: { timeout: 15_000 } },
    // A slow machine may miss a deadline once; the report names such a test.
    retry: process.env.CI ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude: [...configDefaults.exclude, judges] } },
      {
        extends: true,
        test: {
          name: 'shop',
          include: [`{engine,start,storefront,backoffice}/${tests}`],
          exclude: [...configDefaults.exclude, ...pure],
          globalSetup: ['./start/testing/test-server.ts'],
          setupFiles: ['./start/testing/light-hashes.ts'],
        },
      },
    ],
  },
})
