export type ObjectShape = {
  /** Fields that may be written. */
  fields: readonly string[]
  required: readonly string[]
  /** Relationship → the object it points at and the field that holds the id. */
  parents: Record<string, { object: string; field: string }>
  /** Child relationship → the object and its field that points here. */
  children: Record<string, { object: string; field: string }>
  /** Fields that are written once, when the record is made. */
  onlyAtCreation?: readonly string[]
  /** Fields that the vendor fills by itself. */
  readOnly?: readonly string[]
  /** Texts that may not be longer. */
  lengths?: Readonly<Record<string, number>>
  /** The external id, where the object has one. */
  externalId?: string
}

/** The part of an org's schema that the shop uses: a name that is not here is refused, as the vendor does. */
export const schema: Record<string, ObjectShape> = {
  Opportunity: {
    fields: [
      'Name',
      'StageName',
      'CloseDate',
      'LeadSource',
      'CurrencyIsoCode',
      'Description',
      'Shop_Key__c',
      'Shop_Number__c',
      'SubsidiaryId__c',
      'Contact_Name__c',
      'Contact_Email__c',
      'Contact_Phone__c',
      'Customer_Number__c',
      'Deliver_To__c',
    ],
    required: ['Name', 'StageName', 'CloseDate'],
    lengths: { Name: 120, Contact_Email__c: 80, Contact_Phone__c: 40 },
    parents: { Pricebook2: { object: 'Pricebook2', field: 'Pricebook2Id' } },
    children: {
      Quotes: { object: 'Quote', field: 'OpportunityId' },
      OpportunityLineItems: { object: 'OpportunityLineItem', field: 'OpportunityId' },
      Quote_Messages__r: { object: 'Quote_Message__c', field: 'Opportunity__c' },
    },
    externalId: 'Shop_Key__c',
  },
  OpportunityLineItem: {
    fields: ['Shop_Key__c', 'Description', 'Quantity', 'UnitPrice', 'Length__c', 'PricebookEntryId'],
    required: ['Quantity', 'UnitPrice', 'OpportunityId'],
    onlyAtCreation: ['OpportunityId', 'PricebookEntryId'],
    readOnly: ['Product2Id'],
    parents: {
      Opportunity: { object: 'Opportunity', field: 'OpportunityId' },
      Product2: { object: 'Product2', field: 'Product2Id' },
    },
    children: {},
    externalId: 'Shop_Key__c',
  },
  PricebookEntry: {
    fields: ['Pricebook2Id', 'Product2Id', 'CurrencyIsoCode', 'IsActive', 'UnitPrice'],
    required: ['Pricebook2Id', 'Product2Id', 'CurrencyIsoCode'],
    onlyAtCreation: ['Pricebook2Id', 'Product2Id', 'CurrencyIsoCode'],
    parents: {
      Pricebook2: { object: 'Pricebook2', field: 'Pricebook2Id' },
      Product2: { object: 'Product2', field: 'Product2Id' },
    },
    children: {},
  },
  Quote: {
    fields: [
      'Name',
      'QuoteNumber',
      'Status',
      'ExpirationDate',
      'CurrencyIsoCode',
      'OpportunityId',
      'Presented_At__c',
    ],
    required: ['OpportunityId'],
    parents: { Opportunity: { object: 'Opportunity', field: 'OpportunityId' } },
    children: { QuoteLineItems: { object: 'QuoteLineItem', field: 'QuoteId' } },
  },
  QuoteLineItem: {
    fields: ['QuoteId', 'Product2Id', 'Quantity', 'UnitPrice', 'TotalPrice', 'Length__c', 'SortOrder'],
    required: ['QuoteId', 'Product2Id', 'Quantity', 'UnitPrice'],
    parents: {
      Quote: { object: 'Quote', field: 'QuoteId' },
      Product2: { object: 'Product2', field: 'Product2Id' },
    },
    children: {},
  },
  Quote_Message__c: {
    fields: ['Shop_Key__c', 'Body__c', 'Author__c', 'From_Desk__c', 'Written_At__c', 'Opportunity__c'],
    required: ['Opportunity__c', 'Body__c'],
    parents: { Opportunity__r: { object: 'Opportunity', field: 'Opportunity__c' } },
    children: {},
    externalId: 'Shop_Key__c',
  },
  Product2: { fields: ['SKU__c', 'Name'], required: [], parents: {}, children: {}, externalId: 'SKU__c' },
  Pricebook2: {
    fields: ['Shop_Key__c', 'Name'],
    required: [],
    parents: {},
    children: {},
    externalId: 'Shop_Key__c',
  },
  Case: {
    fields: [
      'Shop_Key__c',
      'Origin',
      'Status',
      'SuppliedName',
      'SuppliedEmail',
      'SuppliedPhone',
      'Subject',
      'Description',
      'Country__c',
      'CaseNumber',
    ],
    lengths: { SuppliedName: 80, SuppliedEmail: 80, SuppliedPhone: 40, Subject: 255 },
    required: [],
    parents: {},
    children: {},
    externalId: 'Shop_Key__c',
  },
  ContentVersion: {
    fields: ['Shop_Key__c', 'Title', 'PathOnClient', 'FirstPublishLocationId', 'VersionData'],
    lengths: { Title: 255, PathOnClient: 500 },
    onlyAtCreation: ['FirstPublishLocationId'],
    required: ['PathOnClient', 'VersionData'],
    parents: {},
    children: {},
    externalId: 'Shop_Key__c',
  },
  Lead: {
    fields: [
      'Shop_Key__c',
      'LastName',
      'Company',
      'Email',
      'LeadSource',
      'Country__c',
      'Locale__c',
      'HasOptedOutOfEmail',
      'Description',
    ],
    readOnly: ['IsConverted'],
    lengths: { LastName: 80, Company: 255, Email: 80 },
    required: ['LastName', 'Company'],
    parents: {},
    children: {},
    externalId: 'Shop_Key__c',
  },
}

/** A schema without some of its objects (`Quote`) and fields (`Quote.Presented_At__c`). */
export const without = (
  whole: Readonly<Record<string, ObjectShape>>,
  lacks: readonly string[],
): Record<string, ObjectShape> =>
  Object.fromEntries(
    Object.entries(whole).flatMap(([object, { fields, ...shape }]) =>
      lacks.includes(object)
        ? []
        : [[object, { ...shape, fields: fields.filter((name) => !lacks.includes(`${object}.${name}`)) }]],
    ),
  )

/** Written by the vendor alone. */
export const systemFields = ['Id', 'CreatedDate', 'LastModifiedDate']

/** Whether an object has this field, the ids of its parents and what the vendor fills among them. */
export const isReadable = ({ fields, readOnly = [], parents }: ObjectShape, name: string): boolean =>
  [...fields, ...readOnly, ...systemFields].includes(name) ||
  Object.values(parents).some(({ field }) => field === name)
