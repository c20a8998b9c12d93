import type { Shape } from '../../../trade/drawing/scene.ts'
import { quantityText } from '../../../facts/quantity-text.ts'
import { todayIn } from '../../../facts/dates.ts'
import { formatDate } from '../../../facts/format-date.ts'
import { formatMoney } from '../../../facts/format-money.ts'
import { formatNumber } from '../../../facts/format-number.ts'
import { formatMetres, metresToMm } from '../../../facts/length.ts'
import { localeOf } from '../../../facts/locales.ts'
import { fromMajor } from '../../../facts/money.ts'
import { countryName } from '../../../facts/country-name.ts'
import { paperSizeOf } from '../../../facts/paper-size.ts'
import { basketView, type BasketState } from '../baskets/index.ts'
import { goodsColumns, goodsTexts, type PdfDocument } from '../documents/index.ts'
import type { Ctx } from '../kernel/context.ts'

const words = {
  es: {
    weight: 'Peso',
    notSold: 'No se vende aquí',
    quoted: 'Se cotiza',
    honest:
      'Cálculo orientativo de cantidades. La estructura la decide un profesional. No es una cotización ni una factura: los precios son los de la fecha y la existencia se confirma al comprar.',
    noPrices: 'Cálculo orientativo de cantidades. La estructura la decide un profesional.',
  },
  en: {
    weight: 'Weight',
    notSold: 'Not sold here',
    quoted: 'Sold by quote',
    honest:
      'Quantities for guidance. The structure is for a professional to decide. This is neither a quote nor an invoice: prices are those of the date, and stock is confirmed when you buy.',
    noPrices: 'Quantities for guidance. The structure is for a professional to decide.',
  },
}

/** A drawing as it is sent: where it stands, its words, its shapes. */
type ListDrawing = { title: string; place: 'before' | 'after'; wide?: boolean; shapes: readonly Shape[] }

type View = ReturnType<typeof basketView>
type Item = View['productItems'][number]

/** A list of goods as it is printed, in the reader's language; with amounts only for who may see them. */
export const listDocument = (
  ctx: Ctx,
  state: BasketState,
  { title, drawings = [] }: { title: string; drawings?: readonly ListDrawing[] },
): PdfDocument => {
  const placed = (place: ListDrawing['place']) =>
    drawings
      .filter((one) => one.place === place)
      .map(({ title: words, shapes, wide = false }) => ({ title: words, scene: { shapes }, wide }))
  const view = basketView(ctx, state)
  const { country: code, currency } = state.basket
  const say = { ...goodsTexts[ctx.language], ...words[ctx.language] }
  const locale = localeOf(ctx.language, code)
  const country = ctx.site.countries.find((one) => one.code === code)
  const priced = view.productTotal !== undefined
  const money = (major = 0) => formatMoney(fromMajor(major), currency, locale)
  const amounts = (item: Item) => (priced ? [money(item.basePrice), money(item.priceAfterOrderDiscount)] : [])
  const rows = view.productItems.map((item, index) => {
    const metres = item.c_lengthMetersToBuy
    const lengthMm = metres === undefined ? undefined : metresToMm(metres)
    const status = state.calculation.lines[index]?.status
    const sold = status === 'purchasable'
    const notes = [
      ...(item.c_variationText ? [item.c_variationText] : []),
      ...(sold ? [] : [status === 'quote' ? say.quoted : say.notSold]),
    ]
    return {
      cells: [
        item.productId,
        item.productName ?? item.productId,
        quantityText({ quantity: item.quantity, isCut: metres !== undefined, unit: item.c_unit }, locale),
        lengthMm === undefined ? '' : formatMetres(lengthMm, locale),
        ...(sold ? amounts(item) : amounts(item).map(() => '')),
      ],
      ...(notes.length > 0 ? { note: notes.join(' · ') } : {}),
    }
  })
  return {
    size: paperSizeOf(code),
    language: ctx.language,
    shop: ctx.site.name,
    title,
    facts: [
      { label: say.date, value: formatDate(todayIn(country?.timeZone ?? 'UTC', ctx.now)) },
      { label: say.weight, value: `${formatNumber(view.c_totalWeightKg, locale)} kg` },
    ],
    parties: [
      {
        title: `${ctx.site.name} ${countryName(code, ctx.language)}`,
        lines: [country?.support.phone ?? '', country?.support.email ?? ''],
      },
    ],
    table: { columns: goodsColumns(ctx.language, priced), rows },
    totals: priced
      ? [
          { label: say.included(country?.taxName ?? ''), value: money(view.merchandizeTotalTax) },
          { label: say.total, value: money(view.productTotal), strong: true },
        ]
      : [],
    drawings: { before: placed('before'), after: placed('after') },
    notes: [{ text: priced ? say.honest : say.noPrices }],
    foot: `${ctx.site.name} · ${title}`,
  }
}
