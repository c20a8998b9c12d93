import { expect, test } from 'vitest'
import { demoTradeData } from '../../../../trade/testing/demo-trade-data.ts'
import { createTranslate } from '../../lib/i18n/i18n.ts'
import type { CalculatorContext } from './calculator.ts'
import { calculators } from './calculators/index.ts'
import { readValues } from './read-values.ts'

const { rules, products } = demoTradeData
if (!rules.amounts) throw new Error('no amounts')
const context: CalculatorContext = {
  rules: rules.amounts,
  products,
  country: 'SV',
  plateMm: {},
  t: createTranslate('es-SV', {}),
}

const read = (id: string, given: Record<string, string>) => {
  const calculator = calculators.find((one) => one.id === id)
  if (!calculator) throw new Error(id)
  const start = Object.fromEntries(calculator.fields.map(({ name, start: usual }) => [name, usual || '200']))
  const { values, numbers, wrong } = readValues(calculator.fields, { ...start, ...given }, context)
  return { wrong: wrong.map(({ name }) => name), values, numbers, calculator }
}

test('[T1.908] lengths may have their unit; what is no number within its limits is told', () => {
  expect(read('mesh', { a: '20 pies', l: ' 8,5\u00A0' })).toMatchObject({
    wrong: [],
    numbers: { a: 6.096, l: 8.5 },
  })
  for (const l of ['', '0.01', '201', '-8', '1e1', '0x10', 'ocho', '8.5.5', 'Infinity'])
    expect([l, read('mesh', { l }).wrong]).toEqual([l, ['l']])
  expect(read('paint', { a: '20 pies' }).wrong).toEqual(['a'])
  expect(read('paint', { n: '1.5' }).wrong).toEqual(['n'])
})

test('[T1.908] of a choice one that is offered is taken, whatever an address says', () => {
  for (const u of ['constructor', 'toString', '__proto__', '', 'ell'])
    expect([u, read('units', { u }).values.u]).toEqual([u, 'ft'])
  expect(read('fence', { h: '1000000' }).values.h).toBe('6')
  expect(read('fence', { k: 'panel', p: 'NaN' }).values.p).toBe('1.8')
  expect(read('units', { u: 'vara' }).values.u).toBe('vara')
})

test('[T1.907] ninety degrees are no slope', () => {
  const told = (n: string) => {
    const { calculator, values, numbers } = read('units', { n, u: '°' })
    const { text, values: of } = calculator.answer(values, numbers, context)
    return context.t(text, of)
  }
  expect(told('90')).toContain('90')
  expect(told('90')).not.toContain('%')
  expect(told('100')).not.toContain('%')
  expect(told('45')).toContain('100')
})

test('[T1.908] at the ends of their limits all calculators answer with whole goods', () => {
  for (const { id, fields, answer } of calculators) {
    const ends = fields.map(({ name, min, max, options, start }): [string, string[]] => [
      name,
      options ? options(context).map(({ value }) => value) : [String(min), start || '200', String(max)],
    ])
    for (let turn = 0; turn < 60; turn++) {
      const given = Object.fromEntries(
        ends.map(([name, all], at) => [name, all[(turn * (at + 1) + at) % all.length] ?? '']),
      )
      const { values, numbers, wrong } = readValues(fields, given, context)
      expect([id, given, wrong]).toEqual([id, given, []])
      const { text, why, values: figures, lines } = answer(values, numbers, context)
      const told = `${context.t(text, figures)} ${why ? context.t(why, figures) : ''}`
      expect([id, given, told.match(/NaN|Infinity|undefined/)?.[0]]).toEqual([id, given, undefined])
      for (const { key, pieces, lengthMm = 1 } of lines) {
        const isGoods = Number.isInteger(pieces) && pieces >= 0 && pieces <= 99_999
        expect([id, given, key, pieces, isGoods && Number.isInteger(lengthMm)]).toEqual([
          id,
          given,
          key,
          pieces,
          true,
        ])
      }
    }
  }
})
