import { type Org, Refusal, type Row, type Value } from './org.ts'

type Condition = { path: string; values: Value[]; negated: boolean }
type Select = {
  fields: string[]
  children: Select[]
  from: string
  where: Condition[]
  orderBy: string[]
  limit: number
}
type ResultRecord = Record<string, unknown>

const malformedQuery = (what: string) => new Refusal(400, 'MALFORMED_QUERY', `unexpected token: ${what}`)

const tokensOf = (text: string): string[] => {
  const tokens = text.match(/'(?:\\.|[^'\\])*'|[\w.]+|!=|[(),=]/g) ?? []
  return tokens
}

const valueOf = (token: string): Value => {
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll(/\\(.)/g, '$1')
  if (token === 'true' || token === 'false') return token === 'true'
  return Number(token)
}

/** Reads `SELECT … FROM … WHERE … ORDER BY …` with `=`, `IN`, `AND` and child queries: what the shop asks. */
const parse = (text: string): Select => {
  const tokens = tokensOf(text)
  let at = 0
  const peek = () => tokens[at]?.toUpperCase()
  const take = (expected?: string): string => {
    const token = tokens[at]
    if (token === undefined || (expected && token.toUpperCase() !== expected))
      throw malformedQuery(token ?? '<EOF>')
    at += 1
    return token
  }
  const list = <T>(one: () => T): T[] => {
    const all = [one()]
    while (peek() === ',') {
      take(',')
      all.push(one())
    }
    return all
  }
  const condition = (): Condition => {
    const path = take()
    if (peek() === '=' || peek() === '!=') {
      const negated = take() === '!='
      return { path, values: [valueOf(take())], negated }
    }
    take('IN')
    take('(')
    const values = list(() => valueOf(take()))
    take(')')
    return { path, values, negated: false }
  }
  const select = (): Select => {
    take('SELECT')
    const record: Select = {
      fields: [],
      children: [],
      from: '',
      where: [],
      orderBy: [],
      limit: Number.POSITIVE_INFINITY,
    }
    list(() => {
      if (peek() !== '(') return record.fields.push(take())
      take('(')
      record.children.push(select())
      return take(')')
    })
    take('FROM')
    record.from = take()
    if (peek() === 'WHERE') {
      take('WHERE')
      record.where.push(condition())
      while (peek() === 'AND') {
        take('AND')
        record.where.push(condition())
      }
    }
    if (peek() === 'ORDER') {
      take('ORDER')
      take('BY')
      record.orderBy = list(() => take())
    }
    if (peek() === 'LIMIT') {
      take('LIMIT')
      record.limit = Number(take())
    }
    return record
  }
  const query = select()
  if (at < tokens.length) throw malformedQuery(tokens[at] ?? '')
  return query
}

const compare = (a: Value, b: Value) => (a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1)

/** `Product2.SKU__c` → { Product2: { SKU__c } } */
const setPath = (record: ResultRecord, path: string, value: Value) => {
  const [first = '', inner] = path.split('.')
  if (inner === undefined) record[first] = value
  else record[first] = { ...(record[first] as ResultRecord | undefined), [inner]: value }
}

/** Makes the page of a child query; the vendor cuts those into pages too. */
type Paging = (records: ResultRecord[]) => object

const runSelect = (
  org: Org,
  object: string,
  rows: readonly Row[],
  query: Select,
  page: Paging,
): ResultRecord[] => {
  const read = (row: Row, path: string) => org.read(object, row, path)
  const matching = rows
    .filter((row) =>
      query.where.every(({ path, values, negated }) => values.includes(read(row, path)) !== negated),
    )
    .toSorted((a, b) => {
      for (const path of query.orderBy) {
        const order = compare(read(a, path), read(b, path))
        if (order !== 0) return order
      }
      return 0
    })
  return matching.slice(0, query.limit).map((row) => {
    const record: ResultRecord = { attributes: { type: object } }
    for (const path of query.fields) setPath(record, path, read(row, path))
    for (const child of query.children) {
      const relation = org.shapeOf(object).children[child.from]
      if (!relation) {
        throw new Refusal(400, 'INVALID_TYPE', `Didn't understand relationship '${child.from}'`)
      }
      const own = org.rows(relation.object).filter((one) => one[relation.field] === row.Id)
      const records = runSelect(org, relation.object, own, child, page)
      record[child.from] = records.length > 0 ? page(records) : null
    }
    return record
  })
}

/** The SKUs that a query of price book entries names, and in which book and currency. */
const stockPriceBook = (org: Org, { from, where }: Select, knowsProduct: (sku: string) => boolean) => {
  if (from !== 'PricebookEntry') return
  const valuesAt = (path: string) => where.find((one) => one.path === path)?.values ?? []
  const [book, currency] = [valuesAt('Pricebook2.Shop_Key__c')[0], valuesAt('CurrencyIsoCode')[0]]
  for (const sku of valuesAt('Product2.SKU__c').filter((value) => typeof value === 'string')) {
    if (book && currency && knowsProduct(sku)) org.stock(String(book), String(currency), sku)
  }
}

/**
 * Answers a query of the subset that the shop speaks. Real orgs keep products and price books elsewhere: here every
 * product that is asked for, and that the org knows, is in every price book.
 */
export const runSoql = (
  org: Org,
  soql: string,
  page: Paging,
  knowsProduct: (sku: string) => boolean,
): ResultRecord[] => {
  const query = parse(soql)
  org.shapeOf(query.from)
  stockPriceBook(org, query, knowsProduct)
  return runSelect(org, query.from, org.rows(query.from), query, page)
}
