import { expect, test } from 'vitest'
import { demoTradeData } from '../../../../trade/testing/demo-trade-data.ts'
import { createTranslate } from '../../lib/i18n/i18n.ts'
import type { CalculatorContext } from './calculator.ts'
import { missedRuns } from '../../features/material-list/index.ts'
import { calculators } from './calculators/index.ts'
import { localeValues } from './locale-values.ts'
import { readValues } from './read-values.ts'

const { rules, products } = demoTradeData
if (!rules.amounts) throw new Error('no amounts')
const context: CalculatorContext = {
  rules: rules.amounts,
  products,
  country: 'SV',
  locale: 'es-SV',
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

test('[T1.908] thousands are read as the country writes them; a comma before fewer digits, and in metres, is a decimal one', () => {
  const amount = (id: string, name: string, text: string, locale: CalculatorContext['locale']) => {
    const calculator = calculators.find((one) => one.id === id)
    const fields = (calculator?.fields ?? []).filter((field) => field.name === name)
    return readValues(fields, { [name]: text }, { ...context, locale }).numbers[name]
  }
  const rebar = (text: string, locale: CalculatorContext['locale'] = 'es-SV') =>
    amount('rebar', 'n', text, locale)
  expect([rebar('1,200'), rebar('1,200.5'), rebar('1,2'), rebar('0,125'), rebar('1.200')]).toEqual([
    1200, 1200.5, 1.2, 0.125, 1.2,
  ])
  expect([rebar('1.200', 'es-CR'), rebar('1.200,5', 'es-CR'), rebar('1,200', 'es-CR')]).toEqual([
    1200, 1200.5, 1.2,
  ])
  expect(amount('mesh', 'a', '4,350', 'es-SV')).toBe(4.35)
})

test('[T1.908] fractions are read as the trade writes them, but for what is counted whole', () => {
  const sentence = (
    id: string,
    given: Record<string, string>,
    locale: CalculatorContext['locale'] = 'es-SV',
  ) => {
    const { calculator, values, numbers, wrong } = read(id, given)
    const t = createTranslate(locale, {})
    const { text, values: figures } = calculator.answer(values, numbers, { ...context, locale, t })
    return wrong.length > 0 ? wrong : t(text, localeValues(figures, locale))
  }
  expect(sentence('units', { n: '3/8', u: 'in' })).toBe('3/8 pulg = 9.525 mm')
  expect(sentence('units', { n: '12½', u: 'ft' })).toBe('12½ pies = 3.81 m')
  expect(read('rebar', { n: '2 1/2' })).toMatchObject({ wrong: [], numbers: { n: 2.5 } })
  for (const n of ['1/0', '0/4', '1/', '1/2/3', '2 1/2 3'])
    expect([n, read('rebar', { n }).wrong]).toEqual([n, ['n']])
  expect(read('paint', { n: '1/2' }).wrong).toEqual(['n'])
  // In the decimal mark of the country.
  expect(sentence('units', { n: '3/8', u: 'in' }, 'es-CR')).toBe('3/8 pulg = 9,525 mm')
  expect(sentence('units', { n: '500', u: 't' }, 'es-EC')).toBe('500 t = 11.022,928 qq')
  expect(sentence('slab', {}, 'es-CR')).toContain('2,09 m³')
  expect(sentence('mesh', { a: '200', l: '200' })).toBe(
    '3,255 planchas. A lo largo salen 3,255, a lo ancho 3,255.',
  )
  // One is one, and little is not nothing.
  expect(sentence('slab', { l: '0.97' })).toBe(
    '1 lámina de 4 m (4 m), 0.34 m³ de concreto, 3 bolsas y 1 malla.',
  )
  expect(sentence('rebar', { n: '1', u: 'bar', b: 'RE044-4-6' })).toMatch(/^1 varilla = 5\.96\d? kg/)
  expect(sentence('rebar', { n: '0.1', u: 'kg', b: 'RE044-4-6' })).toMatch(/^0\.017 varillas = 0\.1 kg/)
  expect(sentence('units', { n: '1', u: 'mm' })).toContain('1 mm = 0.03937 pulg')
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

test('[T1.327] [T1.902] S1: the deck of a slab below its minimum run is told what is missing, what lies in the cart counted', () => {
  const { calculator, values, numbers } = read('slab', { s: '4', l: '6' })
  const [deck] = calculator.answer(values, numbers, context).lines
  const { sku = '', pieces = 0, lengthMm = 0 } = deck ?? {}
  const items = [{ productId: sku, quantity: pieces, c_lengthMetersToBuy: lengthMm / 1000 }]
  const missing = (inCartMm: number) =>
    missedRuns(
      items,
      () => deck && { name: deck.name, text: '', cut: deck.cut },
      new Map([[sku, inCartMm]]),
    ).map(({ missingMm, minMm }) => [missingMm, minMm])
  // Seven of 4 m are 28 m of 50.
  expect(missing(0)).toEqual([[22_000, 50_000]])
  expect(missing(21_000)).toEqual([[1000, 50_000]])
  expect(missing(22_000)).toEqual([])
})
