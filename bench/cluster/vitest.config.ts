import { defineConfig } from 'vitest/config'

/** The stage of `npm run test:long` which needs what no package brings: nginx, PostgreSQL's own programs, Patroni and etcd. */
export default defineConfig({
  test: { include: ['bench/cluster/**/*.test.ts'], testTimeout: 2_400_000, hookTimeout: 300_000 },
})
