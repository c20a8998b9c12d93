import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationFaults } from './migration-faults.ts'

const names = readdirSync('engine/migrations')

test('a new migration takes a number of its own, those that share one of old stay', () => {
  expect(migrationFaults(names)).toEqual([])
  expect(migrationFaults([...names, '0001_again.sql'])).toHaveLength(1)
  expect(migrationFaults([...names, '0023_a_third.sql'])).toHaveLength(1)
  expect(migrationFaults(['0900_one.sql', '0901_two.sql'])).toEqual([])
})
