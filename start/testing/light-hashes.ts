import { setHashCost } from '../../engine/src/kernel/password-hash.ts'

// Loaded before each test file: hashing at OWASP's cost was a sixth of the work of tests that sign somebody in. The test
// of the cost itself runs without this (vitest.config.ts).
setHashCost({ memory: 64, passes: 1, parallelism: 1 })
