import { todayIn } from '../../../facts/dates.ts'
import { findDivision, loadDivisions, pathOf } from '../../../facts/divisions.ts'
import {
  findActivity,
  hasActivityCatalogue,
  loadEconomicActivities,
} from '../../../facts/economic-activities.ts'
import { fiscalRules } from '../../../facts/fiscal.ts'
import { type Minor, toMajor } from '../../../facts/money.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { maskId } from '../kernel/mask-text.ts'
import type { PaidOrder } from '../orders/index.ts'
import { standardTaxClass } from '../taxes/index.ts'
import { type FiscalNumber, type ProductCodes, selectCodes, selectNumbers } from './queries.ts'
import { type Fault, kindOf, type Receiver, receiverFaults, receiverOf } from './receiver.ts'

export type FiscalLine = {
  sku: string
  name: string
  quantity: number
  taxClass: string
  rateBasisPoints: number
  grossMinor: Minor
  taxMinor: Minor
  cat014: number | undefined
  cabys: string | undefined
}

/** A tax document as the merchant's bookkeeping will issue it; the shop issues none. */
export type FiscalDocument = {
  order: PaidOrder
  day: string
  kind: 'consumer' | 'business'
  receiver: Receiver
  lines: FiscalLine[]
  taxMinor: Minor
  faults: Fault[]
  number: FiscalNumber | undefined
}

const linesOf = (
  { document: { agreed } }: PaidOrder,
  codes: ReadonlyMap<string, ProductCodes>,
): FiscalLine[] => [
  ...agreed.lines.flatMap((line) => {
    const { cat014, cabys } = codes.get(line.sku) ?? {}
    const { price } = line
    const goods = {
      sku: line.sku,
      name: line.name ?? line.sku,
      quantity: line.quantity,
      taxClass: price?.taxClass ?? standardTaxClass,
      rateBasisPoints: price?.rateBasisPoints ?? 0,
      grossMinor: price?.afterOrderMinor ?? 0,
      taxMinor: price?.adjustedTaxMinor ?? 0,
      cat014: cat014 ?? undefined,
      cabys: cabys ?? undefined,
    }
    const options = (line.options ?? []).map((option) => ({
      ...goods,
      name: option.text ?? option.name ?? goods.name,
      quantity: option.quantity,
      rateBasisPoints: option.price?.rateBasisPoints ?? 0,
      grossMinor: option.price?.afterOrderMinor ?? 0,
      taxMinor: option.price?.adjustedTaxMinor ?? 0,
    }))
    return [goods, ...options.filter(({ grossMinor }) => grossMinor > 0)]
  }),
  ...agreed.delivery
    .filter(({ afterMinor }) => afterMinor > 0)
    .map((delivery) => ({
      sku: delivery.itemId,
      name: delivery.name,
      quantity: 1,
      taxClass: delivery.taxClass ?? standardTaxClass,
      rateBasisPoints: delivery.rateBasisPoints,
      grossMinor: delivery.afterMinor,
      taxMinor: delivery.adjustedTaxMinor,
      cat014: undefined,
      cabys: undefined,
    })),
]

/** Costa Rica: each of the goods has its code. */
const lineFaults = ({ country, document: { agreed } }: PaidOrder, lines: readonly FiscalLine[]): Fault[] => {
  const goods = new Set(agreed.lines.map(({ sku }) => sku))
  const without = lines.filter(({ sku, cabys }) => goods.has(sku) && cabys === undefined)
  return country === 'CR'
    ? [...new Set(without.map(({ sku }) => sku))].map((of) => ({ fault: 'product-code-missing', of }))
    : []
}

/** The documents of some orders, with what keeps each from being issued. */
export const documentsOf = async (
  { db, site }: Pick<AdminContext, 'db' | 'site'>,
  orders: readonly PaidOrder[],
): Promise<FiscalDocument[]> => {
  const skus = new Set(orders.flatMap(({ document }) => document.agreed.lines.map(({ sku }) => sku)))
  const codes = new Map((await db.query(selectCodes(site.siteId, [...skus]))).map((row) => [row.sku, row]))
  const numbers = await db.query(
    selectNumbers(
      site.siteId,
      orders.map(({ orderNo }) => orderNo),
    ),
  )
  const byOrder = new Map(numbers.map((row) => [row.orderNo, row]))
  return orders.map((order) => {
    const { country } = order
    const receiver = receiverOf(order)
    const lines = linesOf(order, codes)
    const timeZone = site.countries.find(({ code }) => code === country)?.timeZone ?? 'UTC'
    return {
      order,
      day: todayIn(timeZone, order.paidAt),
      kind: kindOf(country, receiver),
      receiver,
      lines,
      taxMinor: lines.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
      faults: [...receiverFaults(country, receiver, order.totalMinor), ...lineFaults(order, lines)],
      number: byOrder.get(order.orderNo),
    }
  })
}

/** Its line in a list. */
export const documentView = ({ order, day, kind, receiver, taxMinor, faults, number }: FiscalDocument) => {
  const { authority, [kind]: document } = fiscalRules[order.country]
  return {
    orderNo: order.orderNo,
    country: order.country,
    day,
    kind,
    ...(document.code === undefined ? {} : { documentCode: document.code }),
    documentName: document.name,
    authority,
    receiverName: receiver.name,
    ...(receiver.taxId === undefined ? {} : { receiverId: maskId(receiver.taxId) }),
    currency: order.currency,
    net: toMajor(order.totalMinor - taxMinor),
    tax: toMajor(taxMinor),
    total: toMajor(order.totalMinor),
    faults,
    ...(number ? { number: number.number } : {}),
    ...(number?.issuedOn ? { issuedDate: number.issuedOn } : {}),
  }
}

/** The names of an address's divisions, the largest first. */
export const divisionNames = async ({ order, receiver }: FiscalDocument): Promise<string[]> => {
  if (receiver.divisionId === undefined) return receiver.city === undefined ? [] : [receiver.city]
  const tree = await loadDivisions(order.country)
  const division = findDivision(tree, receiver.divisionId)
  return division ? pathOf(tree, division.id).map(({ name }) => name) : []
}

export const activityName = async ({ order, receiver }: FiscalDocument): Promise<string | undefined> =>
  receiver.economicActivity !== undefined && hasActivityCatalogue(order.country)
    ? findActivity(await loadEconomicActivities(), receiver.economicActivity)?.name
    : undefined

/** With its receiver and lines; ids show their last signs. */
export const wholeDocumentView = async (document: FiscalDocument) => {
  const { receiver, lines } = document
  const name = await activityName(document)
  return {
    ...documentView(document),
    receiver: {
      ...(receiver.taxIdType === undefined ? {} : { idType: receiver.taxIdType }),
      ...(receiver.idTypeCode === undefined ? {} : { idTypeCode: receiver.idTypeCode }),
      ...(receiver.nrc === undefined ? {} : { nrc: maskId(receiver.nrc) }),
      ...(receiver.economicActivity === undefined ? {} : { economicActivity: receiver.economicActivity }),
      ...(name === undefined ? {} : { economicActivityName: name }),
      ...(receiver.address === undefined ? {} : { address: receiver.address }),
      divisions: await divisionNames(document),
    },
    lines: lines.map((line) => ({
      productId: line.sku,
      name: line.name,
      quantity: line.quantity,
      ...(line.cat014 === undefined ? {} : { unitCode: line.cat014 }),
      ...(line.cabys === undefined ? {} : { productCode: line.cabys }),
      taxClass: line.taxClass,
      ratePercent: line.rateBasisPoints / 100,
      net: toMajor(line.grossMinor - line.taxMinor),
      tax: toMajor(line.taxMinor),
      total: toMajor(line.grossMinor),
    })),
  }
}
