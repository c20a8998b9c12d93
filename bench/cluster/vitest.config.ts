import { defineConfig } from 'vitest/config'

/** The stage of `npm run test:long` which needs what no package brings: nginx and PostgreSQL's own programs. */
export default defineConfig({
  test: { include: ['bench/cluster/*.test.ts'], testTimeout: 600_000, hookTimeout: 300_000 },
})
