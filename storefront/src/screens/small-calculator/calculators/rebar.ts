import { kgToQuintals, quintalKg } from '../../../../../trade/amounts/rebar.ts'
import { ceilExact } from '../../../../../trade/rounding.ts'
import { type Calculator, type CalculatorContext, goodsLine, variantLine } from '../calculator.ts'
import { messages as m } from '../messages.ts'
import { choice, round } from './fields.ts'

const bars = ({ rules, products }: CalculatorContext) =>
  rules.rebar.flatMap((id) =>
    products
      .filter((product) => product.id === id)
      .flatMap((product) => product.variants.map((variant) => ({ product, variant }))),
  )

export const rebar: Calculator = {
  id: 'rebar',
  title: m.rebarTitle,
  lead: m.rebarLead,
  fields: [
    { name: 'n', label: m.amount, start: '5', min: 0.1, max: 3000 },
    choice('u', m.unit, 'qq', ({ t }) => [
      { value: 'qq', text: t(m.quintals) },
      { value: 'bar', text: t(m.bars) },
      { value: 'kg', text: t(m.kilograms) },
    ]),
    choice('b', m.bar, '', (context) =>
      bars(context).map(({ product, variant }) => ({
        value: variant.sku,
        // What tells them apart comes first: a phone shows no more.
        text: [variant.values.diametro, variant.values.largoM && `${variant.values.largoM} m`, product.name]
          .filter(Boolean)
          .join(' · '),
      })),
    ),
  ],
  answer: ({ u, b }, { n = 0 }, context) => {
    const all = bars(context)
    const chosen = all.find(({ variant }) => variant.sku === b) ?? all[0]
    const barKg = (chosen?.variant.grams ?? 1) / 1000
    const kg = u === 'bar' ? Math.ceil(n) * barKg : u === 'kg' ? n : n * quintalKg
    const count = u === 'bar' ? Math.ceil(n) : kg / barKg
    const pieces = ceilExact(count)
    return {
      text: m.rebarAnswer,
      why: m.rebarWhy,
      values: {
        bars: round(count, count < 1 ? 3 : 1),
        kg: round(kg),
        qq: round(kgToQuintals(kg), 3),
        pieces,
        each: round(barKg, 3),
        quintal: quintalKg,
      },
      lines: [
        variantLine('rebar', chosen?.product, chosen?.variant, pieces),
        goodsLine(
          'tie-wire',
          context.rules.goods['tie-wire'],
          Math.max(1, Math.round(kgToQuintals(kg))),
          context,
        ),
      ],
    }
  },
}
