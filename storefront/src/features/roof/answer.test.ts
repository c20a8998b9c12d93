import { expect, test } from 'vitest'
import { demoTradeData as data } from '../../../../trade/testing/demo-trade-data.ts'
import { takenLines } from '../../../../trade/taken-lines.ts'
import { answerOf, choicesOf } from './answer.ts'
import { narrowerQuestion, readQuestion } from './question.ts'
import { runOffers } from './run-offers.ts'
import { wantedPieces } from './wanted-pieces.ts'
import { waysOut } from './ways-out.ts'

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
  for (let spanM = 16; spanM <= 30; spanM += 0.5) {
    const lifted = longest(`l=20&a=${spanM}&p=12&pf=onda&c=22&li=1`)
    expect(lifted.lift).toBeUndefined()
    expect((lifted.lengthMm * sheetKg) / lengthMm).toBeLessThanOrEqual(mostKg)
  }
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

test('[T1.328] a roof too flat for its sheet is shown, its sheets are not sold, and both ways out lead to one that is', () => {
  const { question, answer } = ask('p=5')
  if (answer.kind !== 'roof') throw new Error(answer.kind)
  expect(answer.hardPercent).toBe(8)
  const sheets = answer.lines.filter(({ role }) => role === 'sheet')
  expect(sheets.map(({ sku, warnings }) => [sku, warnings])).toEqual([[undefined, ['too-flat']]])
  const ways = waysOut(question, answer, data)
  expect(ways.map(({ change }) => change)).toEqual([{ p: '8' }, { pf: 'onda' }])
  for (const address of ['p=8', 'p=5&pf=onda']) {
    expect(ask(address).answer).toMatchObject({ kind: 'roof', advisePercent: expect.any(Number) })
    expect(ask(address).answer).not.toHaveProperty('hardPercent')
  }
  // One longer than any sheet, and too flat for a lap, is laid with a lap from 10 % on.
  const long = ask('f=shed&a=12&p=8&oe=0')
  expect(long.answer).toMatchObject({ kind: 'fault', fault: { reason: 'no-end-lap' } })
  expect(waysOut(long.question, long.answer, data).map(({ change }) => change)).toEqual([{ p: '10' }])
  expect(waysOut(ask('').question, ask('').answer, data)).toEqual([])
})

test('[T1.327] R15: a run that is missed is reached by natural sheets, by those of stock, by sheets in reserve', () => {
  const offers = (address: string, inCartMm?: ReadonlyMap<string, number>) => {
    const { question, answer } = ask(address)
    if (answer.kind !== 'roof') throw new Error(answer.kind)
    const taken = takenLines(answer.lines, wantedPieces(question), data.products, inCartMm)
    return runOffers(question, taken, data, inCartMm)
  }
  const r15 = offers('f=shed&l=3&a=2.5&p=15&oe=20&og=0')
  expect(r15).toMatchObject({ minMm: 30_000, missingMm: 18_200 })
  expect(r15?.offers.map(({ kind }) => kind)).toEqual(['stock', 'reserve'])
  expect(offers('f=shed&l=3&a=2.5&p=15&oe=20&og=0&n=sheet-2950.11')).toBeUndefined()
  // 11.8 m of the roof and what is in the cart; another colour there is another run.
  const with18m = offers('f=shed&l=3&a=2.5&p=15&oe=20&og=0', new Map([['TE007-26-ROJO', 18_000]]))
  expect(with18m).toMatchObject({ missingMm: 200, thereMm: 18_000 })
  expect(with18m?.offers.at(-1)).toMatchObject({ kind: 'reserve', pieces: 1 })
  const r15In = (sku: string) => offers('f=shed&l=3&a=2.5&p=15&oe=20&og=0', new Map([[sku, 18_200]]))
  expect(r15In('TE007-26-ROJO')).toBeUndefined()
  expect(r15In('TE007-26-AZUL')?.missingMm).toBe(18_200)
  const natural = offers('f=shed&l=8&a=2&oe=0&og=0')
  expect(natural?.offers[0]).toEqual({ kind: 'natural', change: { k: 'natural' }, minMm: 20_000 })
  expect(offers('f=shed&l=8&a=2&oe=0&og=0&k=natural')).toBeUndefined()
  expect(offers('l=10&a=8')).toBeUndefined()
})

test('[T1.327] [T1.309] a roof of stock lengths: K1, sold by the piece, lapped where none reaches and only where it may', () => {
  const sheets = (address: string) => {
    const { answer } = ask(address)
    if (answer.kind !== 'roof') throw new Error(answer.kind)
    return answer.lines.filter(({ role }) => role === 'sheet')
  }
  const [k1, ...others] = sheets('l=10&a=8&k=natural&st=1')
  expect(k1).toMatchObject({ sku: 'TE006-26-488', pieces: 28, warnings: [] })
  expect(k1).not.toHaveProperty('lengthMm')
  expect(others).toEqual([])
  // No sheet of stock reaches 8.25 m: two lie one over the other.
  const joined = sheets('l=10&a=15&k=natural&st=1')
  expect(joined.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(56)
  expect(ask('f=shed&l=10&a=8&p=8&k=natural&st=1').answer).toMatchObject({
    kind: 'fault',
    fault: { reason: 'no-end-lap' },
  })
})

test('[T1.321] where the wind asks for a lap of two ribs sheets cover less', () => {
  const sheets = (address: string) => {
    const { answer } = ask(address)
    return answer.kind === 'roof' ? answer.roof : undefined
  }
  expect(sheets('pf=acan&k=natural')).toMatchObject({ coverMm: 760, pieces: 28 })
  expect(sheets('pf=acan&k=natural&w=caribbean')).toMatchObject({ coverMm: 684, pieces: 32 })
})

test('[T1.301] measures are read as they are typed: feet, degrees, a rise in twelve', () => {
  const metric = ask('l=11.887&a=7.925&p=25').answer
  expect(ask('l=39 pies&a=26 pies&p=3:12').answer).toEqual(metric)
  expect(ask('p=45°').answer).toEqual(ask('p=100').answer)
  expect(ask('oe=50 cm&og=0.3 m').answer).toEqual(ask('oe=50&og=30').answer)
  expect(ask('l=doce').answer).toEqual({ kind: 'unreadable', fields: ['l'] })
})

test('[T1.310] on purlins of wood screws are pointed, and no purlins of steel are sold', () => {
  const { answer } = ask('b=1')
  if (answer.kind !== 'roof') throw new Error(answer.kind)
  expect(answer.lines.find(({ role }) => role === 'screw')?.sku).toMatch(/^FI095-12X112-AGUDA/)
  expect(answer.lines.some(({ role }) => role === 'purlin')).toBe(false)
})

test('[T1.310] of purlins the lightest that reach from support to support are taken; where none does, that is said', () => {
  const purlin = (address: string) => {
    const { answer } = ask(address)
    if (answer.kind !== 'roof') throw new Error(answer.kind)
    return [answer.lines.find(({ role }) => role === 'purlin')?.sku, answer.noPurlin?.supportMm]
  }
  expect(purlin('')).toEqual(['PO054-4X2-15', undefined])
  // The design's table at 1.20 m, as purlins stand 1.05 m apart: 3 × 1½ of 1.5 mm reaches 2.50 m, 4 × 2 of 1.2 mm 3.00 m.
  expect(purlin('d=2.5')).toEqual(['PO054-3X112-15', undefined])
  expect(purlin('d=2.51')).toEqual(['PO054-4X2-12', undefined])
  expect(purlin('d=7.45')).toEqual(['PO054-8X3-24', undefined])
  expect(purlin('d=8')).toEqual(['PO054-4X2-15', 8000])
})

test('[T1.332] a slope longer than the merchant says grows in the sun, one just as long does not', () => {
  const of = (address: string) => {
    const { answer } = ask(address)
    return answer.kind === 'roof' ? answer.expansion : answer.kind
  }
  expect(of('f=shed&l=6&a=9.6&oe=0&p=75')).toBeUndefined()
  expect(of('f=shed&l=6&a=9.601&oe=0&p=75')).toEqual({ reachMm: 12_002, holeMm: 9 })
})
