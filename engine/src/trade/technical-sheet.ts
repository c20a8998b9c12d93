import { todayIn } from '../../../facts/dates.ts'
import { countryName } from '../../../facts/country-name.ts'
import { formatDate } from '../../../facts/format-date.ts'
import { paperSizeOf } from '../../../facts/paper-size.ts'
import { formatPhone } from '../../../facts/phone.ts'
import type { PdfDocument } from '../documents/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { type readProduct, shownAttributes } from '../products/details/index.ts'

const words = {
  es: {
    title: 'Ficha técnica',
    code: 'Código',
    date: 'Fecha',
    brand: 'Marca',
    product: 'Producto',
    fact: 'Dato',
    value: 'Valor',
    drawing: 'Plano con medidas',
    parts: 'Qué incluye',
    choices: 'Códigos de esta familia',
    foot: 'Datos del catálogo en la fecha indicada. La estructura la decide un profesional.',
  },
  en: {
    title: 'Technical sheet',
    code: 'Code',
    date: 'Date',
    brand: 'Brand',
    product: 'Product',
    fact: 'Fact',
    value: 'Value',
    drawing: 'Dimensioned drawing',
    parts: 'What is included',
    choices: 'Codes of this family',
    foot: 'Catalogue data on the date shown. The structure is for a professional to decide.',
  },
}

type Product = Awaited<ReturnType<typeof readProduct>>

/**
 * What a product says of itself, as it is printed: its drawing (SVG) with its measures, its facts, what it is for, and the
 * codes of its choices.
 */
export const technicalSheet = (ctx: Ctx, product: Product, drawing: string | undefined): PdfDocument => {
  const say = words[ctx.language]
  const country = ctx.site.countries.find(({ code }) => code === ctx.country)
  const name = product.name ?? product.id
  return {
    size: paperSizeOf(ctx.country),
    language: ctx.language,
    shop: ctx.site.name,
    title: say.title,
    facts: [
      { label: say.code, value: product.id },
      ...(product.brand ? [{ label: say.brand, value: product.brand }] : []),
      { label: say.date, value: formatDate(todayIn(country?.timeZone ?? 'UTC', ctx.now)) },
    ],
    parties: [
      { title: say.product, lines: [name, product.shortDescription ?? ''].filter(Boolean) },
      {
        title: `${ctx.site.name} ${countryName(ctx.country, ctx.language)}`,
        lines: country ? [formatPhone(ctx.country, country.support.phone), country.support.email] : [],
      },
    ],
    ...(drawing === undefined
      ? {}
      : { drawings: { before: [{ title: say.drawing, svg: drawing, height: 140 }], after: [] } }),
    table: {
      columns: [
        { label: say.fact, share: 35 },
        { label: say.value, share: 65 },
      ],
      rows: shownAttributes(product).map(({ displayName, value }) => ({ cells: [displayName, value] })),
    },
    totals: [],
    notes: [...partsNote(product, say.parts), ...choicesNote(product, say.choices)],
    foot: `${ctx.site.name} · ${say.foot}`,
  }
}

/** What a set or a bundle brings, and how many of each. */
const partsNote = (
  { setProducts = [], bundledProducts = [] }: Product,
  title: string,
): PdfDocument['notes'] => {
  const parts = [
    ...setProducts.map((part) => ({ quantity: part.c_quantity, ...part })),
    ...bundledProducts.map(({ quantity, product }) => ({ ...product, quantity })),
  ]
  const lines = parts.map(({ id, name, quantity }) => `${quantity} × ${name ?? id} (${id})`)
  return lines.length === 0 ? [] : [{ title, text: lines.join('\n') }]
}

/** The codes of what a master can be bought as; a variant is one of them. */
const choicesNote = ({ type, variants = [] }: Product, title: string): PdfDocument['notes'] =>
  !(type && 'master' in type) || variants.length === 0
    ? []
    : [{ title, text: variants.map(({ productId }) => productId).join(' · ') }]
