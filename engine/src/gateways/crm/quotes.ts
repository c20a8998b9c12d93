import { mmToMetres } from '../../../../facts/length.ts'
import { fromMajor, toMajor } from '../../../../facts/money.ts'
import { CrmFailure, type CrmGateway, type CrmQuoteRequest, type CrmRequestedLine } from './crm-gateway.ts'
import { byKey, type Page, quoteText, type Salesforce, withinEmail } from './salesforce.ts'

/** The collection resource takes so many records at once. */
const maxRecords = 200
/** Texts of the vendor's long text areas end here. */
const longText = 32_000

type SaveResult = { success: boolean; errors?: { statusCode: string; message: string }[] }

const opportunityOf = ({ number, country, createdAt, contact, ...more }: CrmQuoteRequest) => ({
  Name: `${number} ${contact.name}`.slice(0, 120),
  Shop_Number__c: number,
  // A deal has a day on which it is expected to close; the desk moves it.
  CloseDate: new Date(createdAt.getTime() + 30 * 86_400_000).toISOString().slice(0, 10),
  LeadSource: 'Web',
  SubsidiaryId__c: country,
  Contact_Name__c: contact.name,
  Contact_Email__c: withinEmail(contact.email) ?? null,
  Contact_Phone__c: contact.phone?.slice(0, 40) ?? null,
  Customer_Number__c: contact.customerNo,
  Deliver_To__c: more.deliverTo?.slice(0, 255) ?? null,
  Description: more.message?.slice(0, longText) ?? null,
})

/** Where there are lines these can no longer be said, the same values neither. */
const beforeLines = ({ country, currency }: CrmQuoteRequest) => ({
  CurrencyIsoCode: currency,
  Pricebook2: { Shop_Key__c: country },
})

/** Of records that stand or fall together, the one that fell by itself. */
const faultOf = (results: readonly SaveResult[]) => {
  const faults = results.flatMap(({ success, errors = [] }) => (success ? [] : errors))
  return faults.find(({ statusCode }) => statusCode !== 'ALL_OR_NONE_OPERATION_ROLLED_BACK') ?? faults[0]
}

const lineOf = (quoteKey: string, line: CrmRequestedLine, entryId: string) => ({
  attributes: { type: 'OpportunityLineItem' },
  Shop_Key__c: line.key,
  Opportunity: { Shop_Key__c: quoteKey },
  PricebookEntryId: entryId,
  Description: line.name.slice(0, 255),
  Quantity: line.quantity,
  UnitPrice: toMajor(line.pieceMinor ?? 0),
  Length__c: line.lengthMm === undefined ? null : mmToMetres(line.lengthMm),
})

type StatusRow = {
  Shop_Key__c: string
  StageName: string
  Quote_Messages__r: Page<MessageRow> | null
}
type MessageRow = { Id: string; Body__c: string; Author__c: string | null; CreatedDate: string }
type OfferRow = {
  Id: string
  QuoteNumber: string
  ExpirationDate: string | null
  CurrencyIsoCode: string
  LastModifiedDate: string
  Presented_At__c: string | null
  Opportunity: { Shop_Key__c: string }
  QuoteLineItems: Page<OfferLineRow> | null
}
type OfferLineRow = {
  Quantity: number
  UnitPrice: number
  TotalPrice: number
  Length__c: number | null
  Product2: { SKU__c: string }
}

const stages: Record<string, 'won' | 'lost'> = { 'Closed Won': 'won', 'Closed Lost': 'lost' }

const statusOf = async (crm: Salesforce, row: StatusRow, offers: readonly OfferRow[]) => ({
  key: row.Shop_Key__c,
  stage: stages[row.StageName] ?? ('open' as const),
  // An offer without a last day binds nobody.
  offers: await Promise.all(
    offers.flatMap((offer) =>
      offer.Opportunity.Shop_Key__c === row.Shop_Key__c && offer.ExpirationDate
        ? [offerOf(crm, offer, offer.ExpirationDate)]
        : [],
    ),
  ),
  messages: (await crm.children(row.Quote_Messages__r)).map((message) => ({
    id: message.Id,
    text: message.Body__c,
    author: message.Author__c ?? '',
    writtenAt: new Date(message.CreatedDate),
  })),
})

const offerOf = async (crm: Salesforce, row: OfferRow, validUntil: string) => ({
  id: row.Id,
  number: row.QuoteNumber,
  // The day of the last change moves when the customer accepts.
  presentedAt: new Date(row.Presented_At__c ?? row.LastModifiedDate),
  validUntil,
  currency: row.CurrencyIsoCode,
  lines: (await crm.children(row.QuoteLineItems)).map((line) => ({
    sku: line.Product2.SKU__c,
    quantity: line.Quantity,
    ...(line.Length__c === null ? {} : { lengthMm: Math.round(line.Length__c * 1000) }),
    pieceMinor: fromMajor(line.UnitPrice),
    totalMinor: fromMajor(line.TotalPrice),
  })),
})

type EntryRow = { Id: string; Product2: { SKU__c: string } }

/** SKU → where it stands in the country's price book. Throws CrmFailure when the book lacks one of them. */
const findEntries = async (
  crm: Salesforce,
  { country, currency }: CrmQuoteRequest,
  lines: readonly CrmRequestedLine[],
): Promise<Map<string, string>> => {
  const skus = [...new Set(lines.map(({ sku }) => sku))]
  const rows = await crm.query<EntryRow>(
    `SELECT Id, Product2.SKU__c FROM PricebookEntry WHERE Pricebook2.Shop_Key__c = ${quoteText(country)} ` +
      `AND CurrencyIsoCode = ${quoteText(currency)} AND IsActive = true ` +
      `AND Product2.SKU__c IN (${skus.map(quoteText).join(', ')})`,
  )
  const entries = new Map(rows.map(({ Id, Product2 }) => [Product2.SKU__c, Id]))
  const lacking = skus.filter((sku) => !entries.has(sku))
  if (lacking.length > 0)
    throw new CrmFailure('NO_PRICE_BOOK_ENTRY', `${lacking.join(', ')} in ${country}, ${currency}`)
  return entries
}

const presentedStages = `'Presented', 'Accepted'`

/** Requests for quotes as opportunities, the desk's offers as quotes of them. */
export const crmQuotes = (
  crm: Salesforce,
): Pick<CrmGateway, 'saveQuoteRequest' | 'readQuotes' | 'closeQuote' | 'reopenQuote' | 'saveMessage'> => ({
  saveQuoteRequest: async (request) => {
    const known = await crm.query<{ StageName: string }>(
      `SELECT StageName FROM Opportunity WHERE Shop_Key__c = ${quoteText(request.key)}`,
    )
    // Only the last step leaves the first stage: what is beyond it is complete, and in the hands of the desk.
    if (known[0] && known[0].StageName !== 'Prospecting') return
    const written = await crm.query<{ Shop_Key__c: string }>(
      `SELECT Shop_Key__c FROM OpportunityLineItem WHERE Opportunity.Shop_Key__c = ${quoteText(request.key)}`,
    )
    await crm.patch(byKey('Opportunity', request.key), {
      ...opportunityOf(request),
      ...(written.length > 0 ? {} : beforeLines(request)),
      StageName: 'Prospecting',
    })
    // A line that an earlier try has written stands: what it belongs to cannot be written again.
    const keys = new Set(written.map(({ Shop_Key__c }) => Shop_Key__c))
    const missing = request.lines.filter(({ key }) => !keys.has(key))
    for (let from = 0; from < missing.length; from += maxRecords) {
      const batch = missing.slice(from, from + maxRecords)
      const entries = await findEntries(crm, request, batch)
      const records = batch.map((line) => lineOf(request.key, line, entries.get(line.sku) ?? ''))
      const results = await crm.patch<SaveResult[]>('/composite/sobjects/OpportunityLineItem/Shop_Key__c', {
        allOrNone: true,
        records,
      })
      const fault = faultOf(results)
      if (fault) throw new CrmFailure(fault.statusCode, fault.message)
    }
    await crm.patch(byKey('Opportunity', request.key), { StageName: 'Needs Analysis' })
  },

  readQuotes: async (keys) => {
    if (keys.length === 0) return []
    const list = keys.map(quoteText).join(', ')
    const rows = await crm.query<StatusRow>(
      `SELECT Shop_Key__c, StageName, (SELECT Id, Body__c, Author__c, CreatedDate FROM Quote_Messages__r ` +
        `WHERE From_Desk__c = true ORDER BY CreatedDate) FROM Opportunity WHERE Shop_Key__c IN (${list})`,
    )
    const offers = await crm.query<OfferRow>(
      `SELECT Id, QuoteNumber, ExpirationDate, CurrencyIsoCode, LastModifiedDate, Presented_At__c, ` +
        `Opportunity.Shop_Key__c, ` +
        `(SELECT Quantity, UnitPrice, TotalPrice, Length__c, Product2.SKU__c FROM QuoteLineItems ` +
        `ORDER BY SortOrder) FROM Quote WHERE Opportunity.Shop_Key__c IN (${list}) ` +
        `AND Status IN (${presentedStages}) ORDER BY QuoteNumber`,
    )
    return Promise.all(rows.map((row) => statusOf(crm, row, offers)))
  },

  closeQuote: async (key, outcome) => {
    if (outcome.stage === 'won') {
      await crm.patch(`/sobjects/Quote/${encodeURIComponent(outcome.offerId)}`, { Status: 'Accepted' })
    }
    await crm.patch(byKey('Opportunity', key), {
      StageName: outcome.stage === 'won' ? 'Closed Won' : 'Closed Lost',
    })
  },

  reopenQuote: async (key) => {
    await crm.patch(byKey('Opportunity', key), { StageName: 'Needs Analysis' })
  },

  saveMessage: async ({ key, quoteKey, text, writtenAt }) => {
    await crm.patch(byKey('Quote_Message__c', key), {
      Opportunity__r: { Shop_Key__c: quoteKey },
      Body__c: text.slice(0, longText),
      From_Desk__c: false,
      Written_At__c: writtenAt.toISOString(),
    })
  },
})
