import { fenceOf } from '../../../../../trade/amounts/fence.ts'
import { ceilExact } from '../../../../../trade/rounding.ts'
import { type Calculator, goodsLine } from '../calculator.ts'
import { messages as m } from '../messages.ts'
import { choice, metres, round } from './fields.ts'

export const fence: Calculator = {
  id: 'fence',
  title: m.fenceTitle,
  lead: m.fenceLead,
  fields: [
    metres('l', m.length, '40', 2000),
    choice('h', m.height, '6', () =>
      ['4', '5', '6', '7'].map((value) => ({
        value,
        text: `${value} ft · ${round(Number(value) * 0.3048)} m`,
      })),
    ),
    { name: 'e', label: m.corners, start: '0', min: 0, max: 40, whole: true },
  ],
  answer: ({ h = '6' }, { l = 0, e = 0 }, context) => {
    const { rules, products } = context
    const rolls = products.find(({ id }) => id === rules.goods['chain-link'].masterId)?.variants ?? []
    const lengths = rolls.flatMap(({ values }) => (values.altoPies === h ? [Number(values.largoM)] : []))
    // The roll that leaves least over, the longer one of equals.
    const roll = lengths.sort((a, b) => Math.ceil(l / a) * a - Math.ceil(l / b) * b || b - a)[0] ?? 20
    const result = fenceOf(l * 1000, Number(h) * 304.8, roll * 1000, e, {
      ...rules.fence,
      concrete: rules.concrete,
    })
    const wireLb = ceilExact(((result.wireMm / 1000) * rules.wireKgPerM) / 0.4536)
    return {
      text: m.fenceAnswer,
      why: m.fenceWhy,
      values: {
        every: rules.fence.spacingMm / 1000,
        buried: rules.fence.buriedMm / 1000,
        wires: rules.fence.tensionWires,
        bar: rules.fence.barMm / 1000,
        hole: rules.fence.holeM3,
        rolls: result.rolls,
        roll,
        posts: result.posts + result.braces,
        post: round(result.postMm / 1000),
        bars: result.bars,
        wire: result.wireMm / 1000,
        bags: result.bags,
      },
      lines: [
        goodsLine('chain-link', rules.goods['chain-link'], result.rolls, context, {
          altoPies: h,
          largoM: String(roll),
        }),
        goodsLine('fence-post', rules.goods['fence-post'], result.bars, context),
        goodsLine('fence-wire', rules.goods['fence-wire'], wireLb, context),
        goodsLine('cement', rules.goods.cement, result.bags, context),
      ],
    }
  },
}
