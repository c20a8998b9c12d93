import { createHash } from 'node:crypto'
import { type Org, type Row, vendorTime } from './org.ts'

/** How many units of each currency a dollar's worth of goods costs here. */
const unitsPerDollar: Record<string, number> = { USD: 1, GTQ: 7.8, HNL: 25, NIO: 36.7, CRC: 510 }

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Goods without a list price get one that stays the same: 8 to 60 dollars a piece or metre. */
const inventedPrice = (sku: string, currency: string) => {
  const seed = createHash('sha256').update(sku).digest().readUInt16BE()
  return (8 + (seed % 5200) / 100) * (unitsPerDollar[currency] ?? 1)
}

export type SalesDesk = ReturnType<typeof createSalesDesk>

/** The sales desk: makes offers by itself after a while, and on command. */
export const createSalesDesk = (org: Org, now: () => Date, delayMs: number) => {
  const requests = () => org.rows('Opportunity').filter(({ Shop_Key__c }) => Shop_Key__c !== undefined)
  const linesOf = ({ Id }: Row) => org.rows('OpportunityLineItem').filter((line) => line.OpportunityId === Id)
  const offersOf = ({ Id }: Row) => org.rows('Quote').filter((quote) => quote.OpportunityId === Id)

  const priceOf = (request: Row, line: Row, factor: number) => {
    const list = Number(line.UnitPrice)
    if (list > 0) return cents(list * factor)
    const product = org.find('Product2', 'Id', line.Product2Id ?? null)
    const invented = inventedPrice(String(product?.SKU__c), String(request.CurrencyIsoCode))
    return cents(invented * (line.Length__c === null ? 1 : Number(line.Length__c)) * factor)
  }

  /** Makes an offer of all lines, `discount` percent below the list, that stands for so many days. */
  const offer = (request: Row, { discount = 5, days = 7 } = {}): Row => {
    for (const earlier of offersOf(request)) {
      if (earlier.Status === 'Presented') org.update(earlier, 'Quote', { Status: 'Denied' })
    }
    const lastDay = new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const quote = org.create('Quote', {
      Name: request.Name,
      OpportunityId: request.Id,
      CurrencyIsoCode: request.CurrencyIsoCode,
      ExpirationDate: lastDay,
    })
    linesOf(request).forEach((line, index) => {
      const unit = priceOf(request, line, 1 - discount / 100)
      org.create('QuoteLineItem', {
        QuoteId: quote.Id,
        Product2Id: line.Product2Id,
        Quantity: line.Quantity,
        UnitPrice: unit,
        TotalPrice: cents(unit * Number(line.Quantity)),
        Length__c: line.Length__c ?? null,
        SortOrder: index + 1,
      })
    })
    org.update(quote, 'Quote', { Status: 'Presented', Presented_At__c: vendorTime(now()) })
    org.update(request, 'Opportunity', { StageName: 'Proposal/Price Quote' })
    return quote
  }

  return {
    requests,
    linesOf,
    offersOf,
    offer,
    /** Makes an offer of each request that has waited long enough. */
    work: () => {
      for (const request of requests()) {
        const waits = now().getTime() - Date.parse(String(request.LastModifiedDate))
        if (request.StageName === 'Needs Analysis' && waits >= delayMs) offer(request)
      }
    },
    refuse: (request: Row) => org.update(request, 'Opportunity', { StageName: 'Closed Lost' }),
    reset: (request: Row) => org.update(request, 'Opportunity', { StageName: 'Prospecting' }),
    write: (request: Row, text: string) =>
      org.create('Quote_Message__c', {
        Opportunity__c: request.Id,
        Body__c: text,
        Author__c: 'Mesa de ventas',
        From_Desk__c: true,
      }),
  }
}
