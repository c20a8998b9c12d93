import { expect, test } from 'vitest'
import { demoTradeData as data } from '../../../../trade/testing/demo-trade-data.ts'
import { answerOf, choicesOf } from './answer.ts'
import { narrowerQuestion, readQuestion } from './question.ts'

const ask = (address: string) => {
  const question = readQuestion(new URLSearchParams(address), data.rules, 'SV')
  const choices = choicesOf(question, data)
  if (!choices) throw new Error('no sheets')
  return { question, answer: answerOf(question, choices, data) }
}
const longest = (address: string) => {
  const { answer } = ask(address)
  if (answer.kind !== 'roof') throw new Error(answer.kind)
  return { lift: answer.lift, lengthMm: answer.roof.sheets[0]?.lengthMm ?? 0 }
}

test('[T1.325] sheets too heavy for two are warned of, and laid so that two bring them up: the figure is the merchant’s', () => {
  const heavy = longest('l=20&a=20&p=12&pf=onda&c=22')
  const { mostKg = 0, sheetKg = 0, lengthMm = 0 } = heavy.lift ?? {}
  expect(mostKg).toBe(data.rules.roof.twoPersonsKg)
  expect(sheetKg).toBeGreaterThan(mostKg)
  expect(lengthMm).toBe(heavy.lengthMm)
  const lifted = longest('l=20&a=20&p=12&pf=onda&c=22&li=1')
  expect(lifted.lift).toBeUndefined()
  expect((lifted.lengthMm * sheetKg) / lengthMm).toBeLessThanOrEqual(mostKg)
  expect(longest('l=10&a=8').lift).toBeUndefined()
})

test('[T1.301] the width that saves sheets is taken from the overhangs, and where there are none from the wall', () => {
  const { question, answer } = ask('l=10&a=8&og=30')
  const narrowerMm = (answer.kind === 'roof' && answer.roof.narrowerMm) || 0
  expect(narrowerMm).toBe(10)
  expect(narrowerQuestion(question, narrowerMm)).toEqual({ og: '29.5' })
  expect(ask('l=10&a=8&og=29.5').answer).toMatchObject({ roof: { pieces: 26 } })
  expect(narrowerQuestion({ ...question, og: '0' }, narrowerMm)).toEqual({ l: '9.99' })
  expect(narrowerQuestion({ ...question, f: 'l' }, narrowerMm)).toBeUndefined()
})
