import { formatNumber } from '../../../../../facts/format-number.ts'
import { fenceOf, panelFenceOf, rollsOf } from '../../../../../trade/amounts/fence.ts'
import { ceilExact } from '../../../../../trade/rounding.ts'
import type { Accessory } from '../../../../../trade/trade-data.ts'
import { type Calculator, type CalculatorContext, type GoodsLine, goodsLine } from '../calculator.ts'
import { messages as m } from '../messages.ts'
import { choice, metres, round } from './fields.ts'

const ofPanels = ({ k }: Readonly<Record<string, string>>): boolean => k === 'panel'

/** Heights that the panels are sold in, in metres. */
const panelHeights = ({ rules, products }: CalculatorContext): string[] => {
  const panel = products.find(({ id }) => id === rules.goods.panel?.masterId)
  const heights = (panel?.variants ?? []).flatMap(({ values }) => values.altoM ?? [])
  return [...new Set(heights)].sort((a, b) => Number(a) - Number(b))
}

export const fence: Calculator = {
  id: 'fence',
  title: m.fenceTitle,
  lead: m.fenceLead,
  fields: [
    metres('l', m.length, '40', 2000),
    choice('k', m.fenceKind, 'mesh', (context) => [
      { value: 'mesh', text: context.t(m.chainLink) },
      ...(panelHeights(context).length > 0 ? [{ value: 'panel', text: context.t(m.panels) }] : []),
    ]),
    {
      ...choice('h', m.height, '6', ({ locale, t }) =>
        ['4', '5', '6', '7'].map((value) => ({
          value,
          text: t(m.heightInFeet, { feet: value, metres: formatNumber(Number(value) * 0.3048, locale, 2) }),
        })),
      ),
      asked: (values) => !ofPanels(values),
    },
    {
      ...choice('p', m.panelHeight, '1.8', (context) =>
        panelHeights(context).map((value) => ({
          value,
          text: `${formatNumber(Number(value), context.locale, 2)} m`,
        })),
      ),
      asked: ofPanels,
    },
    {
      name: 'e',
      label: m.corners,
      start: '0',
      min: 0,
      max: 40,
      whole: true,
      asked: (values) => !ofPanels(values),
    },
    { name: 'b', label: m.barbedLines, start: '0', min: 0, max: 8, whole: true },
  ],
  answer: (values, numbers, context) =>
    ofPanels(values) ? panelFence(values, numbers, context) : meshFence(values, numbers, context),
}

const meshFence: Calculator['answer'] = ({ h = '6' }, { l = 0, e = 0, b = 0 }, context) => {
  const { rules } = context
  const roll = rollFor(l, rules.goods['chain-link'], context, { altoPies: h }) ?? 20
  const result = fenceOf(l * 1000, Number(h) * 304.8, roll * 1000, e, {
    ...rules.fence,
    concrete: rules.concrete,
  })
  const wireLb = ceilExact(((result.wireMm / 1000) * rules.wireKgPerM) / 0.4536)
  return {
    text: m.fenceAnswer,
    why: m.fenceWhy,
    values: {
      ...howPostsAreSet(context),
      every: rules.fence.spacingMm / 1000,
      wires: rules.fence.tensionWires,
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
      ...barbedLines(b, l, context),
    ],
  }
}

const panelFence: Calculator['answer'] = ({ p = '' }, { l = 0, b = 0 }, context) => {
  const { rules } = context
  const height = panelHeights(context).includes(p) ? p : (panelHeights(context)[0] ?? '0')
  const panelMm = rules.fence.panelMm ?? rules.fence.spacingMm
  const result = panelFenceOf(l * 1000, Number(height) * 1000, panelMm, {
    ...rules.fence,
    concrete: rules.concrete,
  })
  return {
    text: m.panelAnswer,
    why: m.panelWhy,
    values: {
      ...howPostsAreSet(context),
      wide: panelMm / 1000,
      panels: result.panels,
      high: Number(height),
      posts: result.posts,
      post: round(result.postMm / 1000),
      bars: result.bars,
      bags: result.bags,
    },
    lines: [
      ...(rules.goods.panel
        ? [goodsLine('panel', rules.goods.panel, result.panels, context, { altoM: height })]
        : []),
      goodsLine('fence-post', rules.goods['fence-post'], result.bars, context),
      goodsLine('cement', rules.goods.cement, result.bags, context),
      ...barbedLines(b, l, context),
    ],
  }
}

const howPostsAreSet = ({ rules }: CalculatorContext) => ({
  buried: rules.fence.buriedMm / 1000,
  bar: rules.fence.barMm / 1000,
  hole: rules.fence.holeM3,
})

/** Lines of barbed wire along the top. */
const barbedLines = (lines: number, lengthM: number, context: CalculatorContext): GoodsLine[] => {
  const barbed = context.rules.goods['barbed-wire']
  const roll = barbed && rollFor(lines * lengthM, barbed, context, {})
  if (!barbed || roll === undefined || lines === 0) return []
  const rolls = rollsOf(lines, lengthM * 1000, roll * 1000)
  return [goodsLine('barbed-wire', barbed, rolls, context, { largoM: String(roll) })]
}

/** Metres of the roll that leaves least over, the longer one of equals. */
const rollFor = (
  lengthM: number,
  { masterId, values }: Accessory,
  { products }: CalculatorContext,
  more: Readonly<Record<string, string>>,
): number | undefined => {
  const wanted = Object.entries({ ...values, ...more })
  const rolls = products.find(({ id }) => id === masterId)?.variants ?? []
  const lengths = rolls.flatMap((roll) =>
    wanted.every(([name, value]) => roll.values[name] === value) ? [Number(roll.values.largoM)] : [],
  )
  return lengths.sort((a, b) => Math.ceil(lengthM / a) * a - Math.ceil(lengthM / b) * b || b - a)[0]
}
