import type { CountryCode } from '../../facts/countries.ts'
import type { PriceRow, PromotionRow } from '../../engine/src/bundle/index.ts'
import { allCountries } from './site.ts'

type Amounts = Partial<Record<CountryCode, string>>

const always = { startDate: '2026-01-01T00:00:00-06:00', endDate: '2027-12-31T23:59:59-06:00' }
const roofing = ['lamina-natural', 'lamina-color', 'teja-metalica', 'teja-upvc', 'traslucidos']

const freeDeliveryFrom: Amounts = { SV: '600', GT: '4600', HN: '16000', NI: '23000', CR: '330000', EC: '600' }
const welcomeCap: Amounts = { SV: '25', GT: '190', HN: '650', NI: '950', CR: '13500', EC: '25' }
const symbols: Record<CountryCode, string> = { SV: '$', GT: 'Q', HN: 'L', NI: 'C$', CR: '₡', EC: '$' }

/** Everything that runs or waits its season. Prices taken from other products need the finished price list. */
export function promotionRows(prices: PriceRow[]): PromotionRow[] {
  const first = firstPrices(prices)
  return [
    roofComplete,
    rebarWeek,
    colourOfTheMonth(first),
    freeDelivery,
    welcome,
    rainySeason,
    blackFriday(first),
    cementPallet,
  ]
}

const roofComplete: PromotionRow = {
  id: 'techo-completo',
  enabled: true,
  name: { es: 'Techo completo', en: 'Complete roof' },
  calloutMsg: {
    es: '<strong>−10 %</strong> en tornillos y capotes con 40 m de lámina',
    en: '<strong>−10%</strong> on screws and ridge caps with 40 m of sheet',
  },
  details: {
    es: 'Vale cuando el carrito suma 40 m o más de lámina de techo, de cualquier perfil y color.',
    en: 'Applies when the cart holds 40 m or more of roofing sheet, in any profile and colour.',
  },
  customersOnly: false,
  countries: allCountries,
  ...always,
  priority: 10,
  rule: {
    class: 'item',
    products: { categories: ['tornillo-techo', 'capotes'] },
    when: { products: { categories: roofing }, minMetres: 40 },
    discount: { type: 'percentage', percent: 10 },
  },
}

const rebarWeek: PromotionRow = {
  id: 'semana-del-hierro',
  enabled: true,
  name: { es: 'Hierro por volumen', en: 'Rebar by volume' },
  calloutMsg: { es: '<strong>−4 %</strong> desde 20 quintales', en: '<strong>−4%</strong> from 20 quintals' },
  details: {
    es: 'Suma diámetros y grados: cuentan todos los quintales de hierro corrugado del carrito.',
    en: 'Mix diameters and grades: all quintals of deformed bar in the cart count.',
  },
  customersOnly: false,
  countries: allCountries,
  ...always,
  priority: 20,
  rule: {
    class: 'item',
    products: { products: ['RE046'] },
    when: { minQuantity: 20 },
    discount: { type: 'percentage', percent: 4 },
  },
}

function colourOfTheMonth(first: FirstPrices): PromotionRow {
  return {
    id: 'color-del-mes',
    enabled: true,
    name: { es: 'Azul señal a precio de natural', en: 'Signal blue at the natural price' },
    calloutMsg: {
      es: '<strong>Azul señal</strong> al precio de la natural',
      en: '<strong>Signal blue</strong> at the price of natural zinc-alum',
    },
    details: {
      es: 'Lámina trapezoidal prepintada de 0.81 m en azul señal, al precio por metro de la natural del mismo calibre.',
      en: 'Pre-painted trapezoidal 0.81 m sheet in signal blue, for the price per metre of natural sheet of the same gauge.',
    },
    customersOnly: false,
    countries: allCountries,
    ...always,
    priority: 15,
    rule: {
      class: 'item',
      products: {},
      discount: {
        type: 'fixedPrices',
        prices: ['28', '26', '24'].map((gauge) => ({
          sku: `TE007-${gauge}-AZUL`,
          amounts: first.of(`TE003-${gauge}`),
        })),
      },
    },
  }
}

const freeDelivery: PromotionRow = {
  id: 'envio-gratis-25',
  enabled: true,
  name: { es: 'Envío gratis hasta 25 km', en: 'Free delivery up to 25 km' },
  calloutMsg: byCountry(
    (amount) => `Camión gratis hasta 25 km en compras desde ${amount}`,
    (amount) => `Free truck up to 25 km on orders from ${amount}`,
    freeDeliveryFrom,
  ),
  details: {
    es: 'Un viaje del vehículo que necesite el pedido, desde la tienda más cercana que lo tenga. La grúa se cobra aparte.',
    en: 'One trip of the vehicle the order needs, from the nearest store that has it. The crane is charged apart.',
  },
  customersOnly: true,
  countries: allCountries,
  ...always,
  priority: 40,
  rule: {
    class: 'shipping',
    methodKinds: ['truck'],
    when: { maxZoneKm: 25, minAmounts: freeDeliveryFrom },
    discount: { type: 'free' },
  },
}

const welcome: PromotionRow = {
  id: 'bienvenido-5',
  enabled: true,
  name: { es: 'Cupón de bienvenida', en: 'Welcome coupon' },
  calloutMsg: byCountry(
    (amount) => `BIENVENIDO5: 5 % en tu primera compra, hasta ${amount}`,
    (amount) => `BIENVENIDO5: 5% off your first order, up to ${amount}`,
    welcomeCap,
  ),
  details: {
    es: 'Un uso por cliente, en la primera compra. No incluye la entrega.',
    en: 'One use per customer, on the first order. Delivery not included.',
  },
  customersOnly: true,
  countries: allCountries,
  ...always,
  priority: 30,
  coupons: [{ code: 'BIENVENIDO5', limitPerCustomer: 1 }],
  rule: {
    class: 'order',
    when: { firstOrder: true },
    discount: { type: 'percentage', percent: 5, caps: welcomeCap },
  },
}

const rainySeason: PromotionRow = {
  id: 'invierno',
  enabled: true,
  name: { es: 'Invierno sin goteras', en: 'Rainy season without leaks' },
  calloutMsg: {
    es: '<strong>3x2</strong> en cinta butilo e impermeabilizante',
    en: '<strong>3 for 2</strong> on butyl tape and roof coating',
  },
  details: {
    es: 'De cada 3 unidades pagas 2; la gratis es la de menor precio. De mayo a julio.',
    en: 'Of every 3 you pay 2; the free one is the cheapest. From May to July.',
  },
  customersOnly: false,
  countries: allCountries,
  startDate: '2027-05-01T00:00:00-06:00',
  endDate: '2027-07-31T23:59:59-06:00',
  priority: 20,
  rule: {
    class: 'item',
    products: { products: ['AI110', 'AI112'] },
    discount: { type: 'nForM', buy: 3, pay: 2 },
  },
}

function blackFriday(first: FirstPrices): PromotionRow {
  return {
    id: 'black-friday-techos',
    enabled: true,
    name: { es: 'Black Friday techos', en: 'Black Friday roofs' },
    calloutMsg: {
      es: '<strong>Black Friday:</strong> precio fijo en 12 medidas de lámina',
      en: '<strong>Black Friday:</strong> one price on 12 sheet sizes',
    },
    details: {
      es: 'Lámina rectangular de 0.81 m en largos estándar, hasta el 30 de noviembre o agotar existencias.',
      en: 'Trapezoidal 0.81 m sheet in stock lengths, until 30 November or while stock lasts.',
    },
    customersOnly: false,
    countries: allCountries,
    startDate: '2026-11-20T00:00:00-06:00',
    endDate: '2026-11-30T23:59:59-06:00',
    priority: 5,
    rule: {
      class: 'item',
      products: {},
      discount: {
        type: 'fixedPrices',
        prices: first.skus('TE006-').map((sku) => ({ sku, amounts: first.of(sku, 88) })),
      },
    },
  }
}

const cementPallet: PromotionRow = {
  id: 'cemento-por-pallet',
  enabled: true,
  name: { es: 'Cemento por pallet', en: 'Cement by the pallet' },
  calloutMsg: {
    es: '<strong>−3 %</strong> en todo el pedido desde 40 bolsas de cemento',
    en: '<strong>−3%</strong> on the whole order with 40 bags of cement',
  },
  details: {
    es: 'Desde 40 bolsas de cemento el descuento vale para todo el pedido, sin la entrega.',
    en: 'With 40 bags of cement or more, the discount covers the whole order, except delivery.',
  },
  customersOnly: false,
  countries: allCountries,
  ...always,
  priority: 35,
  rule: {
    class: 'order',
    when: { products: { products: ['OG121'] }, minQuantity: 40 },
    discount: { type: 'percentage', percent: 3 },
  },
}

type FirstPrices = { of: (sku: string, percent?: number) => Amounts; skus: (prefix: string) => string[] }

/** Shelf prices by SKU, whole or lowered to a percentage. */
function firstPrices(prices: PriceRow[]): FirstPrices {
  const bySku = new Map<string, Amounts>()
  for (const row of prices) {
    if (row.minQuantity !== '1') continue
    bySku.set(row.sku, { ...bySku.get(row.sku), [row.country]: row.amount })
  }
  return {
    of: (sku, percent = 100) =>
      Object.fromEntries(
        Object.entries(bySku.get(sku) ?? {}).map(([country, amount]) => [
          country,
          share(amount, percent, country),
        ]),
      ),
    skus: (prefix) => [...bySku.keys()].filter((sku) => sku.startsWith(prefix)),
  }
}

function share(amount: string, percent: number, country: string): string {
  if (percent === 100) return amount
  const minor = Math.round((Number(amount) * percent) / (country === 'CR' ? 100 : 1))
  return country === 'CR' ? `${minor}.00` : (minor / 100).toFixed(2)
}

/** The text with each country's own amount; the plain languages carry El Salvador's. */
function byCountry(es: (amount: string) => string, en: (amount: string) => string, amounts: Amounts) {
  const shown = (country: CountryCode) =>
    `${symbols[country]}${Number(amounts[country]).toLocaleString(country === 'EC' || country === 'CR' ? 'de' : 'en')}`
  const overrides = (['GT', 'HN', 'NI', 'CR', 'EC'] as const).flatMap((country) => [
    [`es-${country}`, es(shown(country))],
    [`en-${country}`, en(`${symbols[country]}${Number(amounts[country]).toLocaleString('en')}`)],
  ])
  return { es: es(shown('SV')), en: en(shown('SV')), ...Object.fromEntries(overrides) }
}
