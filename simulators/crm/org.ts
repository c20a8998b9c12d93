import { isReadable, schema, without } from './schema.ts'

export type Value = string | number | boolean | null
export type Row = { Id: string; [field: string]: Value }

/** A refusal as the vendor words it. */
export class Refusal extends Error {
  readonly status: number
  readonly errorCode: string
  /** What the vendor tells beside code and message. */
  readonly more: object

  constructor(status: number, errorCode: string, message: string, more: object = {}) {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.more = more
  }
}

/** A moment as the vendor writes it: an offset without a colon in place of the letter. */
export const vendorTime = (moment: Date): string => moment.toISOString().replace('Z', '+0000')

/** Three characters that begin every id of an object. */
const prefixes: Record<string, string> = {
  Opportunity: '006',
  Case: '500',
  Lead: '00Q',
  Quote: '0Q0',
  PricebookEntry: '01u',
}

/** Real orgs keep products and price books elsewhere; here a record is created as soon as it is referred to. */
const createdOnReference = new Set(['Product2', 'Pricebook2'])

export type Org = ReturnType<typeof createOrg>

/**
 * The records of an org, in memory. Rows are live: what is written shows at once. `lacks`: objects (`Quote`) and fields
 * (`Quote.Presented_At__c`) that nobody has set up in it.
 */
export const createOrg = (now: () => Date, lacks: readonly string[] = []) => {
  const shapes = without(schema, lacks)
  const tables = new Map<string, Row[]>()
  let count = 0

  const shapeOf = (object: string) => {
    const shape = shapes[object]
    if (!shape) throw new Refusal(404, 'NOT_FOUND', 'The requested resource does not exist')
    return shape
  }
  const rows = (object: string): Row[] => {
    const table = tables.get(object) ?? []
    tables.set(object, table)
    return table
  }
  const find = (object: string, field: string, value: Value): Row | undefined =>
    rows(object).find((row) => row[field] === value)

  const insert = (object: string, values: Record<string, Value>): Row => {
    count += 1
    const at = vendorTime(now())
    const Id = `${prefixes[object] ?? 'a00'}${String(count).padStart(12, '0')}AAA`
    const number = String(count).padStart(8, '0')
    const row: Row = { ...values, Id, CreatedDate: at, LastModifiedDate: at }
    if (object === 'Case') row.CaseNumber = number
    if (object === 'Quote') row.QuoteNumber = number
    rows(object).push(row)
    return row
  }

  /** A parent named by its external id → the field that holds its id. */
  const parentId = (object: string, named: object): string => {
    const field = shapeOf(object).externalId ?? 'Id'
    const value = (named as Record<string, Value>)[field]
    if (typeof value !== 'string') {
      throw new Refusal(400, 'INVALID_FIELD', `Foreign key external ID not found on ${object}`)
    }
    const existing = find(object, field, value)
    if (existing) return existing.Id
    if (createdOnReference.has(object)) return insert(object, { [field]: value, Name: value }).Id
    throw new Refusal(
      400,
      'INVALID_FIELD',
      `Foreign key external ID: ${value} not found for field ${field} in entity ${object}`,
    )
  }

  const refuseLong = (object: string, values: Record<string, Value>) => {
    for (const [name, most] of Object.entries(shapeOf(object).lengths ?? {})) {
      const value = values[name]
      if (typeof value === 'string' && value.length > most)
        throw new Refusal(400, 'STRING_TOO_LONG', `${name}: data value too large (max length=${most})`)
    }
  }

  /** What an existing record no longer lets be written, the same value neither. */
  const refuseFixed = (row: Row, object: string, values: Record<string, Value>) => {
    const readOnly = (shapeOf(object).onlyAtCreation ?? []).find((name) => name in values)
    if (readOnly)
      throw new Refusal(
        400,
        'INVALID_FIELD_FOR_INSERT_UPDATE',
        `Unable to create/update fields: ${readOnly}.`,
      )
    const hasLines =
      object === 'Opportunity' && rows('OpportunityLineItem').some((line) => line.OpportunityId === row.Id)
    if (hasLines && ('Pricebook2Id' in values || 'CurrencyIsoCode' in values))
      throw new Refusal(
        400,
        'FIELD_INTEGRITY_EXCEPTION',
        'The opportunity has products: its price book and currency stand.',
      )
  }

  const isReadOnly = (object: string, field: string) => shapeOf(object).readOnly?.includes(field) === true
  const refuseReadOnly = (field: string) => {
    throw new Refusal(
      400,
      'INVALID_FIELD_FOR_INSERT_UPDATE',
      `Unable to create/update fields: ${field}. Please check the security settings of this field.`,
    )
  }

  /** A line stands in the price book and the currency of its opportunity; its product is that of the entry. */
  const lineValues = (values: Record<string, Value>): Record<string, Value> => {
    const integrity = (message: string) => new Refusal(400, 'FIELD_INTEGRITY_EXCEPTION', message)
    const entry = find('PricebookEntry', 'Id', values.PricebookEntryId ?? null)
    if (!entry)
      throw integrity('field integrity exception: PricebookEntryId (pricebook entry must be specified)')
    const opportunity = find('Opportunity', 'Id', values.OpportunityId ?? null)
    if (entry.IsActive !== true) throw integrity('field integrity exception: PricebookEntryId (inactive)')
    if (opportunity && entry.Pricebook2Id !== opportunity.Pricebook2Id)
      throw integrity('pricebook entry is in a different pricebook than the one assigned to the opportunity')
    if (opportunity && entry.CurrencyIsoCode !== opportunity.CurrencyIsoCode)
      throw integrity('The pricebook entry currency code does not match the opportunity currency code')
    return { ...values, Product2Id: entry.Product2Id ?? null }
  }

  const valuesOf = (object: string, record: Record<string, unknown>): Record<string, Value> => {
    const { fields, parents } = shapeOf(object)
    const values: Record<string, Value> = {}
    for (const [name, value] of Object.entries(record)) {
      const parent = parents[name]
      if (name === 'attributes') continue
      if (parent && isReadOnly(object, parent.field)) refuseReadOnly(`${name}: ${parent.field}`)
      if (isReadOnly(object, name)) refuseReadOnly(name)
      if (parent && typeof value === 'object' && value !== null) {
        values[parent.field] = parentId(parent.object, value)
      } else if (fields.includes(name) && (value === null || typeof value !== 'object')) {
        values[name] = value as Value
      } else {
        throw new Refusal(400, 'INVALID_FIELD', `No such column '${name}' on sobject of type ${object}`)
      }
    }
    return values
  }

  const create = (object: string, record: Record<string, unknown>): Row => {
    const values = valuesOf(object, record)
    refuseLong(object, values)
    const { required, externalId } = shapeOf(object)
    const missing = required.filter((name) => values[name] === undefined || values[name] === null)
    if (missing.length > 0) {
      throw new Refusal(400, 'REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing.join(', ')}]`)
    }
    const key = externalId === undefined ? undefined : values[externalId]
    if (externalId && typeof key === 'string' && find(object, externalId, key)) {
      throw new Refusal(
        400,
        'DUPLICATE_VALUE',
        `duplicate value found: ${externalId} duplicates value on record`,
      )
    }
    return insert(object, object === 'OpportunityLineItem' ? lineValues(values) : values)
  }

  const update = (row: Row, object: string, record: Record<string, unknown>): Row => {
    const values = valuesOf(object, record)
    refuseLong(object, values)
    refuseFixed(row, object, values)
    if (row.IsConverted === true)
      throw new Refusal(400, 'CANNOT_UPDATE_CONVERTED_LEAD', 'cannot reference converted lead')
    return Object.assign(row, values, { LastModifiedDate: vendorTime(now()) })
  }

  return {
    shapeOf,
    rows,
    find,
    create,
    update,
    /** Puts a product into a price book, where it is not in it yet. */
    stock: (book: string, currency: string, sku: string) => {
      const Pricebook2Id = parentId('Pricebook2', { Shop_Key__c: book })
      const Product2Id = parentId('Product2', { SKU__c: sku })
      const known = rows('PricebookEntry').some(
        (entry) =>
          entry.Pricebook2Id === Pricebook2Id &&
          entry.Product2Id === Product2Id &&
          entry.CurrencyIsoCode === currency,
      )
      if (!known)
        insert('PricebookEntry', { Pricebook2Id, Product2Id, CurrencyIsoCode: currency, IsActive: true })
    },
    /** Rows as they are, to be restored where a request is undone. */
    snapshot: (object: string) => rows(object).map((row) => ({ ...row })),
    restore: (object: string, before: Row[]) => void tables.set(object, before),
    /** Changes the record with this external id, or makes it. */
    upsert: (object: string, field: string, value: string, record: Record<string, unknown>) => {
      if (shapeOf(object).externalId !== field) {
        throw new Refusal(
          404,
          'NOT_FOUND',
          `Provided external ID field does not exist or is not accessible: ${field}`,
        )
      }
      const existing = find(object, field, value)
      if (existing) return { row: update(existing, object, record), created: false }
      return { row: create(object, { ...record, [field]: value }), created: true }
    },
    /** A field, or one of a parent (`Product2.SKU__c`). Refuses what the object does not have. */
    read: (object: string, row: Row, path: string): Value => {
      const [relation = '', inner] = path.split('.')
      const { parents } = shapeOf(object)
      const parent = inner === undefined ? undefined : parents[relation]
      if (inner !== undefined && parent) {
        const found = find(parent.object, 'Id', row[parent.field] ?? null)
        return found?.[inner] ?? null
      }
      if (inner === undefined && isReadable(shapeOf(object), path)) return row[path] ?? null
      throw new Refusal(400, 'INVALID_FIELD', `No such column '${path}' on entity '${object}'.`)
    },
  }
}
