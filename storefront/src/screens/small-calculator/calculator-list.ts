import { fenceOf } from '../../../../trade/amounts/fence.ts'
import { gutterOf } from '../../../../trade/amounts/gutter.ts'
import { meshOf } from '../../../../trade/amounts/mesh.ts'
import { gallonsOf, packagesOf } from '../../../../trade/amounts/paint.ts'
import { kgToQuintals, quintalKg } from '../../../../trade/amounts/rebar.ts'
import { slabOf } from '../../../../trade/amounts/slab.ts'
import { fromKilograms, slopeOf, toKilograms, toLitres, toMetres } from '../../../../trade/amounts/units.ts'
import { ceilExact, upToCut } from '../../../../trade/rounding.ts'
import type { Calculator, CalculatorContext } from './calculator.ts'
import { goodsLine, variantLine } from './calculator.ts'
import { messages as m } from './messages.ts'

const metres = (name: string, label: Calculator['title'], start: string, max = 200) => ({
  name,
  label,
  suffix: 'm',
  start,
  min: 0.2,
  max,
})
const round = (value: number, digits = 2) => Number(value.toFixed(digits))

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
    { name: 'n', label: m.amount, start: '5', min: 0.1, max: 5000 },
    {
      name: 'u',
      label: m.unit,
      start: 'qq',
      min: 0,
      max: 0,
      options: ({ t }) => [
        { value: 'qq', text: t(m.quintals) },
        { value: 'bar', text: t(m.bars) },
        { value: 'kg', text: t(m.kilograms) },
      ],
    },
    {
      name: 'b',
      label: m.bar,
      start: 'RE044-3-6',
      min: 0,
      max: 0,
      options: (context) =>
        bars(context).map(({ product, variant }) => ({
          value: variant.sku,
          // What tells them apart comes first: a phone shows no more.
          text: [variant.values.diametro, variant.values.largoM && `${variant.values.largoM} m`, product.name]
            .filter(Boolean)
            .join(' · '),
        })),
    },
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
        bars: round(count, 1),
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

export const slab: Calculator = {
  id: 'slab',
  title: m.slabTitle,
  lead: m.slabLead,
  fields: [
    metres('s', m.span, '4', 12),
    metres('l', m.length, '6', 100),
    { name: 't', label: m.topping, suffix: 'cm', start: '5', min: 3, max: 15 },
  ],
  answer: (_values, { s = 0, l = 0, t = 0 }, context) => {
    const { rules, products } = context
    const result = slabOf(s * 1000, l * 1000, t * 10, {
      ...rules.deck,
      concrete: rules.concrete,
      mesh: rules.mesh,
    })
    const cut = products.find(({ id }) => id === rules.goods.deck.masterId)?.cut
    const lengthMm = (cut && upToCut(result.sheetMm, cut)) ?? result.sheetMm
    const runM = (result.sheets * lengthMm) / 1000
    const missing = Math.max(0, (cut?.minTotalMm ?? 0) / 1000 - runM)
    return {
      text: missing > 0 ? m.slabAnswerRun : m.slabAnswer,
      why: s * 1000 > rules.deck.proppedAboveMm ? m.slabWhyPropped : m.slabWhy,
      values: {
        cover: rules.deck.coverMm / 1000,
        square: round(s * l),
        thick: round(t + (rules.deck.fill * rules.deck.depthMm) / 10, 1),
        spare: rules.concrete.spare * 100,
        perM3: rules.concrete.bagsPerM3,
        propped: rules.deck.proppedAboveMm / 1000,
        sheets: result.sheets,
        length: round(lengthMm / 1000),
        run: round(runM),
        m3: round(result.orderedM3),
        bags: result.bags,
        mesh: result.mesh,
        missing: round(missing),
      },
      lines: [
        goodsLine('deck', rules.goods.deck, result.sheets, context, {}, lengthMm),
        goodsLine('mesh', rules.goods.mesh, result.mesh, context),
        goodsLine('cement', rules.goods.cement, result.bags, context),
      ],
    }
  },
}

export const mesh: Calculator = {
  id: 'mesh',
  title: m.meshTitle,
  lead: m.meshLead,
  fields: [metres('a', m.width, '6'), metres('l', m.length, '8')],
  answer: (_values, { a = 0, l = 0 }, context) => {
    const { mesh: sheet } = context.rules
    const { along, across, least } = meshOf(a * 1000, l * 1000, sheet)
    const sides = { wide: sheet.widthMm / 1000, long: sheet.lengthMm / 1000, lap: sheet.lapMm / 1000 }
    return {
      text: m.meshAnswer,
      why: m.meshWhy,
      values: { least, along, across, ...sides },
      lines: [goodsLine('mesh', context.rules.goods.mesh, least, context)],
    }
  },
}

export const paint: Calculator = {
  id: 'paint',
  title: m.paintTitle,
  lead: m.paintLead,
  fields: [
    { name: 'a', label: m.area, suffix: 'm²', start: '100', min: 1, max: 20000 },
    { name: 'n', label: m.coats, start: '2', min: 1, max: 4, whole: true },
    {
      name: 'f',
      label: m.surface,
      start: 'corrugated',
      min: 0,
      max: 0,
      options: ({ t }) => [
        { value: 'corrugated', text: t(m.corrugated) },
        { value: 'trapezoidal', text: t(m.trapezoidal) },
        { value: 'plain', text: t(m.plain) },
      ],
    },
  ],
  answer: ({ f }, { a = 0, n = 1 }, context) => {
    const { profileFactor, paint: covers, goods } = context.rules
    const factor =
      f === 'plain'
        ? profileFactor.plain
        : f === 'trapezoidal'
          ? profileFactor.trapezoidal
          : profileFactor.corrugated
    const gallons = gallonsOf(a, factor, n, covers.roof)
    const packages = packagesOf(gallons, [1, 5])
    const count = (size: number) => packages.find((one) => one.size === size)?.count ?? 0
    return {
      text: m.paintAnswer,
      why: m.paintWhy,
      values: {
        gallons: round(gallons),
        pails: count(5),
        single: count(1),
        both: count(5) > 0 && count(1) > 0 ? 1 : 0,
        square: round(a * factor * n, 1),
        cover: round(covers.roof.coverM2 * covers.roof.yield),
      },
      lines: [
        goodsLine('pail', goods['roof-paint'], count(5), context, { presentacion: 'cubeta 5 gal' }),
        goodsLine('gallon', goods['roof-paint'], count(1), context, { presentacion: 'galón' }),
        goodsLine('primer', goods.primer, ceilExact(gallonsOf(a, factor, 1, covers.primer)), context),
        goodsLine('brush', goods.brush, 1, context),
      ],
    }
  },
}

export const fence: Calculator = {
  id: 'fence',
  title: m.fenceTitle,
  lead: m.fenceLead,
  fields: [
    metres('l', m.length, '40', 2000),
    {
      name: 'h',
      label: m.height,
      start: '6',
      min: 0,
      max: 0,
      options: () =>
        ['4', '5', '6', '7'].map((value) => ({
          value,
          text: `${value} ft · ${round(Number(value) * 0.3048)} m`,
        })),
    },
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

export const gutter: Calculator = {
  id: 'gutter',
  title: m.gutterTitle,
  lead: m.gutterLead,
  fields: [
    metres('l', m.eave, '10.6', 100),
    { name: 'a', label: m.drained, suffix: 'm²', start: '47.7', min: 1, max: 2000 },
    { name: 'i', label: m.rain, suffix: 'mm/h', start: '', min: 20, max: 500 },
    metres('h', m.eaveHeight, '3', 20),
  ],
  answer: (_values, { l = 0, a = 0, i = 0, h = 0 }, context) => {
    const { rules } = context
    const result = gutterOf(l * 1000, a, i, h * 1000, rules.gutter)
    const develop = result.section?.developMm
    const values = {
      pipes: result.downpipes,
      litres: round(result.litresPerSecond),
      develop: develop ?? 0,
      pieces: result.pieces,
      brackets: result.brackets,
      every: rules.gutter.bracketMm / 1000,
      between: rules.gutter.betweenPipesMm / 1000,
      clear: round(rules.gutter.clear * 100),
    }
    if (develop === undefined) return { text: m.gutterTooMuch, values, lines: [] }
    return {
      text: m.gutterAnswer,
      why: m.gutterWhy,
      values,
      lines: [
        goodsLine('gutter', rules.goods.gutter, result.pieces, context, { desarrolloMm: String(develop) }),
        goodsLine('bracket', rules.goods.bracket, result.brackets, context),
        goodsLine('gutter-cap', rules.goods['gutter-cap'], result.caps, context),
        goodsLine('outlet', rules.goods.outlet, result.downpipes, context),
        goodsLine('downpipe', rules.goods.downpipe, result.pipePieces, context),
      ],
    }
  },
}

const slope = (percent: number): [number, string][] => [
  [slopeOf(percent).degrees, '°'],
  [slopeOf(percent).inTwelve, ': 12'],
]

/** A unit in those it is asked for in. */
const conversions: Record<string, (n: number) => [number, string][]> = {
  ft: (n) => [[toMetres(n, 'ft'), 'm']],
  in: (n) => [[toMetres(n, 'in') * 1000, 'mm']],
  vara: (n) => [[toMetres(n, 'vara'), 'm']],
  yd: (n) => [[toMetres(n, 'yd'), 'm']],
  m: (n) => [
    [n / toMetres(1, 'ft'), 'ft'],
    [n / toMetres(1, 'vara'), 'vara'],
  ],
  mm: (n) => [[n / 1000 / toMetres(1, 'in'), 'in']],
  qq: (n) => [[toKilograms(n, 'qq'), 'kg']],
  lb: (n) => [[toKilograms(n, 'lb'), 'kg']],
  kg: (n) => [
    [kgToQuintals(n), 'qq'],
    [fromKilograms(n, 'lb'), 'lb'],
  ],
  t: (n) => [[kgToQuintals(toKilograms(n, 't')), 'qq']],
  gal: (n) => [[toLitres(n, 'gal'), 'L']],
  l: (n) => [[n / toLitres(1, 'gal'), 'gal']],
  '%': slope,
  '°': (n) => {
    const percent = 100 * Math.tan((n * Math.PI) / 180)
    return [
      [percent, '%'],
      [slopeOf(percent).inTwelve, ': 12'],
    ]
  },
  in12: (n) => [
    [(100 * n) / 12, '%'],
    [slopeOf((100 * n) / 12).degrees, '°'],
  ],
}

/** How a unit is written after its number. */
const signs: Record<string, string> = { in12: ': 12', l: 'L' }

export const units: Calculator = {
  id: 'units',
  title: m.unitsTitle,
  lead: m.unitsLead,
  fields: [
    { name: 'n', label: m.amount, start: '12', min: 0.001, max: 1_000_000 },
    {
      name: 'u',
      label: m.unit,
      start: 'ft',
      min: 0,
      max: 0,
      options: ({ t }) => [
        { value: 'ft', text: t(m.feet) },
        { value: 'in', text: t(m.inches) },
        { value: 'vara', text: t(m.varas) },
        { value: 'yd', text: t(m.yards) },
        { value: 'm', text: t(m.metres) },
        { value: 'mm', text: t(m.millimetres) },
        { value: 'qq', text: t(m.quintals) },
        { value: 'lb', text: t(m.pounds) },
        { value: 'kg', text: t(m.kilograms) },
        { value: 't', text: t(m.tonnes) },
        { value: 'gal', text: t(m.gallons) },
        { value: 'l', text: t(m.litres) },
        { value: '%', text: t(m.percent) },
        { value: '°', text: t(m.degrees) },
        { value: 'in12', text: t(m.inTwelve) },
      ],
    },
  ],
  answer: ({ n: written = '', u = 'ft' }, { n = 0 }) => ({
    text: m.unitsAnswer,
    values: {
      from: `${written} ${signs[u] ?? u}`,
      to: (conversions[u]?.(n) ?? []).map(([value, unit]) => `${round(value, 3)} ${unit}`).join(' = '),
    },
    lines: [],
  }),
}
