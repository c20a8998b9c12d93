import { describe, expect, test } from 'vitest'
import { formatsOf } from '../../lib/format.ts'
import { translateTo } from '../../lib/i18n.ts'
import { promotionState } from './promotion-state.ts'
import { type Rule, ruleOf } from './rule.ts'
import { ruleSentence } from './rule-sentence.ts'

const names: Record<string, string> = { tornillos: 'Tornillos', laminas: 'Láminas' }
const words = (language: 'es' | 'en') => ({
  t: translateTo(language),
  format: formatsOf(language),
  country: { code: 'SV', currency: 'USD' },
  categoryName: (id: string) => names[id] ?? id,
})

const complete: Rule = {
  class: 'item',
  products: { categories: ['tornillos'], products: ['FI095'] },
  when: { products: { categories: ['laminas'] }, minMetres: 40 },
  discount: { type: 'percentage', percent: 10 },
}

describe('a rule in one sentence', () => {
  test('says what is taken off what, and from which minimum on', () => {
    expect(ruleSentence(complete, words('es'))).toBe(
      '10\u00a0% menos en Tornillos y FI095 desde 40\u00a0m de Láminas',
    )
    expect(ruleSentence(complete, words('en'))).toBe(
      '10% off on Tornillos and FI095 from 40\u00a0m of Láminas',
    )
  })
  test('tells amounts of the country, steps, and the first order', () => {
    const rule: Rule = {
      class: 'order',
      when: { minAmounts: { SV: '100.00' }, firstOrder: true },
      discount: { type: 'amount', amounts: { SV: '5.00', HN: '120.00' } },
    }
    expect(ruleSentence(rule, words('en'))).toBe(
      '$5.00 off on the order from $100.00, on the first order only',
    )
    const steps: Rule = {
      class: 'shipping',
      methodKinds: ['truck'],
      discount: { type: 'percentage', percent: 20 },
      tiers: [{ minQuantity: 100, discount: { type: 'free' } }],
    }
    expect(ruleSentence(steps, words('es'))).toBe('20\u00a0% menos en el envío; desde 100: gratis')
  })
})

describe('a rule as the API takes it', () => {
  test('has nothing that is empty, and what its class asks for', () => {
    expect(ruleOf({ class: 'item', when: { products: {} }, discount: { type: 'free' } })).toEqual({
      class: 'item',
      products: {},
      discount: { type: 'free' },
    })
    expect(ruleOf({ ...complete, class: 'shipping', discount: { type: 'nForM' } })).toMatchObject({
      methodKinds: ['truck'],
      discount: { type: 'free' },
    })
  })
  test('comes back as it was', () => {
    expect(ruleOf(complete)).toEqual(complete)
  })
})

test('a promotion runs between its dates while it is on', () => {
  const now = new Date('2026-06-01T00:00:00Z')
  const dates = { c_startDate: '2026-01-01T00:00:00Z', c_endDate: '2026-12-31T00:00:00Z' }
  expect(promotionState({ enabled: true, ...dates }, now)).toBe('running')
  expect(promotionState({ enabled: false, ...dates }, now)).toBe('off')
  expect(promotionState({ enabled: true, ...dates, c_startDate: '2026-07-01T00:00:00' }, now)).toBe('planned')
  expect(promotionState({ enabled: true, ...dates, c_endDate: '2026-05-01T00:00:00' }, now)).toBe('ended')
})
