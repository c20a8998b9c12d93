import { expect, test } from 'vitest'
import { isAtLeast, isInDays, momentsOf } from './search-query.ts'

const begin = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString()

test('days are from the beginning of the first to the end of the last, by the clock of who asks', () => {
  expect(momentsOf(['2026-10-31', '2026-10-31'])).toEqual({
    from: begin(2026, 10, 31),
    until: begin(2026, 11, 1),
  })
  expect(momentsOf(['', '2026-12-31'])).toEqual({ until: begin(2027, 1, 1) })
  expect(momentsOf(['2026-02-28'])).toEqual({ from: begin(2026, 2, 28) })
  expect(momentsOf(['ayer', ''])).toEqual({})
})

test('a moment in days leaves out the next day’s first, and asks nothing without days', () => {
  expect(isInDays('creationDate', ['2026-10-31', '2026-11-01'])).toMatchObject({
    filteredQuery: {
      filter: {
        rangeFilter: {
          field: 'creationDate',
          from: begin(2026, 10, 31),
          to: begin(2026, 11, 2),
          toInclusive: false,
        },
      },
    },
  })
  expect([isInDays('creationDate', undefined), isInDays('creationDate', ['x'])]).toEqual([
    undefined,
    undefined,
  ])
})

test('a number that is so much at least counts itself in, and what is none asks nothing', () => {
  expect(isAtLeast('total', '1000')).toMatchObject({
    filteredQuery: { filter: { rangeFilter: { field: 'total', from: 1000 } } },
  })
  expect([isAtLeast('total', undefined), isAtLeast('total', ' '), isAtLeast('total', 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
