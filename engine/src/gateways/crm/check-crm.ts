import type { VendorCheck } from '../vendor-check.ts'
import { CrmFailure } from './crm-gateway.ts'
import { type CrmAccount, openSalesforce, type Salesforce } from './salesforce.ts'

type Limits = { DailyApiRequests?: { Max: number; Remaining: number } }
type Described = { fields: { name: string; externalId?: boolean }[] }

/** Object → what an org must have of it that is not there from the beginning; see this folder's README. */
export const neededFields: Readonly<Record<string, readonly string[]>> = {
  Opportunity: [
    'Shop_Key__c',
    'Shop_Number__c',
    'SubsidiaryId__c',
    'Contact_Name__c',
    'Contact_Email__c',
    'Contact_Phone__c',
    'Customer_Number__c',
    'Deliver_To__c',
    'CurrencyIsoCode',
  ],
  OpportunityLineItem: ['Shop_Key__c', 'Length__c'],
  Quote: ['Presented_At__c', 'CurrencyIsoCode'],
  QuoteLineItem: ['Length__c'],
  Quote_Message__c: [
    'Shop_Key__c',
    'Opportunity__c',
    'Body__c',
    'Author__c',
    'From_Desk__c',
    'Written_At__c',
  ],
  PricebookEntry: ['CurrencyIsoCode'],
  Pricebook2: ['Shop_Key__c'],
  Product2: ['SKU__c'],
  Case: ['Shop_Key__c', 'Country__c'],
  ContentVersion: ['Shop_Key__c'],
  Lead: ['Shop_Key__c', 'Country__c', 'Locale__c'],
}

/** Fields by which records are found: an upsert by another one is refused. */
const keys = ['Shop_Key__c', 'SKU__c']

/** What of an object the org lacks, or does not show to the shop. */
const lackingOf = async (crm: Salesforce, object: string, needed: readonly string[]): Promise<string[]> => {
  const described = await crm.get<Described>(`/sobjects/${object}/describe`).catch((error: unknown) => {
    if (error instanceof CrmFailure && error.code === 'NOT_FOUND') return undefined
    throw error
  })
  if (!described) return [object]
  return needed.flatMap((name) => {
    const field = described.fields.find((one) => one.name === name)
    if (!field) return [`${object}.${name}`]
    return keys.includes(name) && field.externalId === false ? [`${object}.${name} as an external id`] : []
  })
}

/** Whether the org has all that the shop writes and reads, and what is left of the calls of today. */
export const checkCrm =
  (account: CrmAccount): VendorCheck =>
  async () => {
    const crm = openSalesforce(account)
    const { DailyApiRequests: calls } = await crm.get<Limits>('/limits')
    const lacking: string[] = []
    for (const [object, needed] of Object.entries(neededFields))
      lacking.push(...(await lackingOf(crm, object, needed)))
    if (lacking.length > 0)
      throw new Error(`the org lacks ${lacking.join(', ')}, or hides them from the shop`)
    return calls ? `${calls.Remaining} of ${calls.Max} calls left today` : 'answers'
  }
