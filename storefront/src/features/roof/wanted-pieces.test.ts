import { expect, test } from 'vitest'
import { changeQuestion, type Question } from './question.ts'
import { wantedPieces, withPieces } from './wanted-pieces.ts'

test('[T1.324] what was changed in the list stands in the address, and goes out of it again', () => {
  const more = withPieces({ n: '' }, 'sheet-4650', 29)
  const both = withPieces(more, 'ridge-end', 0)
  expect(both).toEqual({ n: 'sheet-4650.29~ridge-end.0' })
  expect([...wantedPieces(both)]).toEqual([
    ['sheet-4650', 29],
    ['ridge-end', 0],
  ])
  expect(withPieces(both, 'sheet-4650', undefined)).toEqual({ n: 'ridge-end.0' })
  expect(withPieces(both, 'ridge-end', 3)).toEqual({ n: 'sheet-4650.29~ridge-end.3' })
})

test('[T1.324] an address that says nothing a list can mean changes nothing', () => {
  expect([...wantedPieces({ n: 'sheet-4650.-1~tape.1.5~.3~screw.999999~<b>.2~screw' })]).toEqual([])
})

test('[T1.324] pieces of one roof are not those of another: what was left out stays out', () => {
  const before = {
    f: 'gable',
    l: '10',
    a: '8',
    c: 'ROJO',
    n: 'sheet-4650.33~tape.0',
    parts: [],
  } as unknown as Question
  expect(changeQuestion(before, { l: '12' }).n).toBe('tape.0')
  expect(changeQuestion(before, { l: '10' }).n).toBe(before.n)
  expect(changeQuestion(before, { c: 'AZUL' }).n).toBe(before.n)
  expect(changeQuestion(before, { n: 'sheet-4650.34' }).n).toBe('sheet-4650.34')
})
