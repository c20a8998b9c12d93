import { expect, test } from 'vitest'
import { jobOf, readCutQuestion } from './cut-question.ts'

const read = (fields: Record<string, string>) =>
  jobOf(readCutQuestion(new URLSearchParams({ c: '4 de 1.5', ...fields })))

test('[T1.606] what a saw takes is told where it cannot be read, and is never reckoned as nothing', () => {
  for (const k of ['100', '-3', 'tres', '3 m'])
    expect([k, read({ k }).job.kerfMm, read({ k }).unreadable]).toEqual([k, 3, ['k']])
  expect(read({ r: '-1' })).toMatchObject({ job: { trimMm: 0 }, unreadable: ['r'] })
  expect(read({ g: 'medio' })).toMatchObject({ minOffcutMm: 0, unreadable: ['g'] })
  for (const [k, mm] of [
    ['3', 3],
    ['2,5', 3],
    ['3 mm', 3],
    ['1/8"', 3],
    ['0', 0],
    ['', 3],
  ] as const)
    expect([k, read({ k }).job.kerfMm, read({ k }).unreadable]).toEqual([k, mm, []])
})

test('[T1.606] bars are read in metres or with their unit, each length once', () => {
  const bars = (s: string) => {
    const { job, unreadable } = read({ s })
    return [...job.stocks.map(({ lengthMm }) => lengthMm), ...unreadable]
  }
  expect(bars('6, 9; 12')).toEqual([6000, 9000, 12_000])
  expect(bars('6 9 12')).toEqual([6000, 9000, 12_000])
  expect(bars('6 m, 9 m')).toEqual([6000, 9000])
  expect(bars('20 pies')).toEqual([6096])
  expect(bars(`20', 6.1`)).toEqual([6096, 6100])
  expect(bars('6, 6, 6')).toEqual([6000])
  expect(bars('6, doce')).toEqual([6000, 's'])
  for (const s of ['', '0', '-6', '100000', 'seis']) expect(bars(s)).toEqual(['s'])
})
