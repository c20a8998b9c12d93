import type {
  CategoryRow,
  CustomerRow,
  InventoryRow,
  PriceRow,
  ProductRow,
  ShippingFile,
  SiteFile,
  StoreRow,
} from '../bundle/index.ts'
import { findPaymentMethod, paymentMethodIds } from '../payment-methods/index.ts'
import type { BundleFileKey } from './bundle-files.ts'
import type { IdKind, KnownIds } from './known-ids.ts'

type Missing = { field: string; expected: string }

const checkReference = (known: KnownIds, kind: IdKind, noun: string) => {
  return (field: string, id: string | undefined): Missing[] =>
    id === undefined || known[kind].has(id) ? [] : [{ field, expected: `'${id}' is not ${noun}` }]
}

/** Choices that could not be told apart, and a default that is not one. */
const ambiguousOptions = (row: ProductRow): Missing[] => {
  const options = 'options' in row ? (row.options ?? []) : []
  const duplicates = (field: string, ids: string[]): Missing[] =>
    ids.flatMap((id, index) =>
      ids.indexOf(id) === index ? [] : [{ field: `${field}/${index}/id`, expected: `'${id}' stands twice` }],
    )
  return [
    ...duplicates(
      'options',
      options.map(({ id }) => id),
    ),
    ...options.flatMap(({ values }, index) => [
      ...duplicates(
        `options/${index}/values`,
        values.map(({ id }) => id),
      ),
      ...(values.filter((value) => value.default).length > 1
        ? [{ field: `options/${index}/values`, expected: 'at most one value is the default' }]
        : []),
    ]),
  ]
}

/** Parents stand before their children, so that no folder lies in itself. */
const folderReferences = ({ contentFolders = [] }: SiteFile): Missing[] =>
  contentFolders.flatMap(({ id, parentId }, index) => {
    const before = contentFolders.slice(0, index).map((one) => one.id)
    return [
      ...(before.includes(id) || id === 'root'
        ? [{ field: `contentFolders/${index}/id`, expected: `'${id}' stands twice` }]
        : []),
      ...(parentId === undefined || parentId === 'root' || before.includes(parentId)
        ? []
        : [
            { field: `contentFolders/${index}/parentId`, expected: `'${parentId}' is not a folder above it` },
          ]),
    ]
  })

const methodReferences = ({ countries }: SiteFile): Missing[] =>
  countries.flatMap(({ paymentMethods }, country) =>
    paymentMethods.flatMap((id, index) =>
      findPaymentMethod(id)
        ? []
        : [
            {
              field: `countries/${country}/paymentMethods/${index}`,
              expected: `'${id}' is none of ${paymentMethodIds.join(', ')}`,
            },
          ],
    ),
  )

/** Places where something is named that the site has not: a default without its locale, a country without its settings. */
const localeReferences = ({ countries, locales, defaultLocale, preferences }: SiteFile): Missing[] => {
  const sold = (field: string, code: string): Missing[] =>
    countries.some((country) => country.code === code)
      ? []
      : [{ field, expected: `'${code}' is not one of the site's countries` }]
  return [
    ...(locales.some(({ id }) => id === defaultLocale)
      ? []
      : [{ field: 'defaultLocale', expected: `'${defaultLocale}' is not one of the site's locales` }]),
    ...locales.flatMap(({ country }, index) => sold(`locales/${index}/country`, country)),
    ...preferences.countryOrder.flatMap((code, index) => sold(`preferences/countryOrder/${index}`, code)),
  ]
}

const siteReferences = (site: SiteFile): Missing[] => [
  ...folderReferences(site),
  ...methodReferences(site),
  ...localeReferences(site),
  ...site.countries.flatMap(({ chatHours = [] }, at) =>
    hourReferences(`countries/${at}/chatHours`, chatHours),
  ),
]

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const hourReferences = (field: string, hours: StoreRow['hours']): Missing[] =>
  hours.flatMap(({ open, close }, at) =>
    open < close ? [] : [{ field: `${field}/${at}/close`, expected: `after ${open}, when it opens` }],
  )

/** The hours of a store are meant in its zone: one that nobody knows would have no open day. */
const storeReferences = ({ timeZone, hours }: StoreRow): Missing[] => [
  ...(isTimeZone(timeZone) ? [] : [{ field: 'timeZone', expected: `'${timeZone}' is not a time zone` }]),
  ...hourReferences('hours', hours),
]

const shippingReferences = ({ rates, vehicles }: ShippingFile): Missing[] =>
  rates.flatMap(({ vehicleId }, at) =>
    vehicles.some(({ id }) => id === vehicleId)
      ? []
      : [{ field: `rates/${at}/vehicleId`, expected: `'${vehicleId}' is not one of the vehicles` }],
  )

/** How a row names the tax classes of a product: the country, and country and class. */
export const taxClassIds = (row: unknown): string[] => {
  const { taxClasses = {} } = row as { taxClasses?: Record<string, string> }
  return Object.entries(taxClasses).flatMap(([country, name]) => [country, `${country} ${name}`])
}

/** By a class that its country does not have a product would be taxed by the standard one, without a word. */
const taxReferences = (
  { taxClasses = {} }: { taxClasses?: Record<string, string> },
  known: KnownIds,
): Missing[] =>
  Object.entries(taxClasses).flatMap(([country, name]) =>
    known.taxClasses.has(country) && !known.taxClasses.has(`${country} ${name}`)
      ? [{ field: `taxClasses/${country}`, expected: `'${name}' is not a tax class of ${country}` }]
      : [],
  )

/** Tax classes that a site's settings leave out and products have (`used`, as `NI exempt`). */
export const lostTaxClasses = ({ countries }: SiteFile, used: readonly string[]): Missing[] =>
  countries.flatMap(({ code, taxes }, at) =>
    used
      .filter((id) => id.startsWith(`${code} `) && !taxes.some((tax) => id === `${code} ${tax.class}`))
      .map((id) => ({
        field: `countries/${at}/taxes`,
        expected: `products have the class '${id.slice(code.length + 1)}' of ${code}`,
      })),
  )

const productReferences = (row: ProductRow, known: KnownIds): Missing[] => {
  const category = checkReference(known, 'categories', 'a category')
  const product = checkReference(known, 'products', 'a product')
  const taxes = 'taxClasses' in row ? taxReferences(row, known) : []
  if (row.type === 'variant') return [...product('masterId', row.masterId), ...taxes]
  const components = row.type === 'set' || row.type === 'bundle' ? row.components : []
  return [
    ...category('primaryCategoryId', row.primaryCategoryId),
    ...row.categoryIds.flatMap((id, index) => category(`categoryIds/${index}`, id)),
    ...row.links.flatMap((link, index) => product(`links/${index}/productId`, link.productId)),
    ...ambiguousOptions(row),
    ...taxes,
    ...components.flatMap((part, index) => product(`components/${index}/productId`, part.productId)),
  ]
}

/** References of a row that lead nowhere. Ids of its own file have been gathered before. */
export const missingReferences = (key: BundleFileKey, row: unknown, known: KnownIds): Missing[] => {
  const sku = checkReference(known, 'skus', 'a product that is sold (variant, item or bundle)')
  if (key === 'site') return siteReferences(row as SiteFile)
  if (key === 'stores') return storeReferences(row as StoreRow)
  if (key === 'shipping') return shippingReferences(row as ShippingFile)
  if (key === 'categories')
    return checkReference(known, 'categories', 'a category')('parentId', (row as CategoryRow).parentId)
  if (key === 'products') return productReferences(row as ProductRow, known)
  if (key === 'prices') return sku('sku', (row as PriceRow).sku)
  if (key === 'inventory') {
    const stock = row as InventoryRow
    return [
      ...sku('sku', stock.sku),
      ...checkReference(known, 'inventories', 'the inventory of a store')('inventoryId', stock.inventoryId),
    ]
  }
  if (key === 'customers') {
    return checkReference(
      known,
      'stores',
      'a store',
    )('preferredStoreId', (row as CustomerRow).preferredStoreId)
  }
  return []
}

/** Notes the ids that a row brings. */
export const gatherIds = (key: BundleFileKey, row: unknown, known: KnownIds) => {
  const { id } = row as { id: string }
  if (key === 'site')
    for (const { code, taxes } of (row as SiteFile).countries)
      for (const name of [code, ...taxes.map((tax) => `${code} ${tax.class}`)]) known.taxClasses.add(name)
  if (key === 'categories') known.categories.add(id)
  if (key === 'promotions') known.promotions.add(id)
  if (key === 'stores') {
    known.stores.add(id)
    known.inventories.add((row as StoreRow).inventoryId)
  }
  if (key === 'products') {
    const { type } = row as ProductRow
    known.products.add(id)
    if (type === 'variant' || type === 'item' || type === 'bundle') known.skus.add(id)
  }
}

/** The kinds of id that a file replaces as a whole. */
export const idsReplacedBy: Partial<Record<BundleFileKey, IdKind[]>> = {
  site: ['taxClasses'],
  categories: ['categories'],
  stores: ['stores', 'inventories'],
  products: ['products', 'skus'],
  promotions: ['promotions'],
}
