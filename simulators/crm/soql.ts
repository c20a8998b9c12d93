import { type Org, Refusal, type Row, type Value } from './org.ts'

type Condition = { path: string; values: Value[] }
type Select = {
  fields: string[]
  children: Select[]
  from: string
  where: Condition[]
  orderBy: string[]
}
type Found = Record<string, unknown>

const malformed = (what: string) => new Refusal(400, 'MALFORMED_QUERY', `unexpected token: ${what}`)

const tokensOf = (text: string): string[] => {
  const tokens = text.match(/'(?:\\.|[^'\\])*'|[\w.]+|[(),=]/g) ?? []
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
      throw malformed(token ?? '<EOF>')
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
    if (peek() === '=') {
      take('=')
      return { path, values: [valueOf(take())] }
    }
    take('IN')
    take('(')
    const values = list(() => valueOf(take()))
    take(')')
    return { path, values }
  }
  const select = (): Select => {
    take('SELECT')
    const found: Select = { fields: [], children: [], from: '', where: [], orderBy: [] }
    list(() => {
      if (peek() !== '(') return found.fields.push(take())
      take('(')
      found.children.push(select())
      return take(')')
    })
    take('FROM')
    found.from = take()
    if (peek() === 'WHERE') {
      take('WHERE')
      found.where.push(condition())
      while (peek() === 'AND') {
        take('AND')
        found.where.push(condition())
      }
    }
    if (peek() === 'ORDER') {
      take('ORDER')
      take('BY')
      found.orderBy = list(() => take())
    }
    return found
  }
  const query = select()
  if (at < tokens.length) throw malformed(tokens[at] ?? '')
  return query
}

const compare = (a: Value, b: Value) => (a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1)

/** `Product2.SKU__c` → { Product2: { SKU__c } } */
const put = (found: Found, path: string, value: Value) => {
  const [first = '', inner] = path.split('.')
  if (inner === undefined) found[first] = value
  else found[first] = { ...(found[first] as Found | undefined), [inner]: value }
}

const run = (org: Org, object: string, rows: readonly Row[], query: Select): Found[] => {
  const read = (row: Row, path: string) => org.read(object, row, path)
  const kept = rows
    .filter((row) => query.where.every(({ path, values }) => values.includes(read(row, path))))
    .toSorted((a, b) => {
      for (const path of query.orderBy) {
        const order = compare(read(a, path), read(b, path))
        if (order !== 0) return order
      }
      return 0
    })
  return kept.map((row) => {
    const found: Found = { attributes: { type: object } }
    for (const path of query.fields) put(found, path, read(row, path))
    for (const child of query.children) {
      const relation = org.shapeOf(object).children[child.from]
      if (!relation) {
        throw new Refusal(400, 'INVALID_TYPE', `Didn't understand relationship '${child.from}'`)
      }
      const own = org.rows(relation.object).filter((one) => one[relation.field] === row.Id)
      const records = run(org, relation.object, own, child)
      found[child.from] = records.length > 0 ? { totalSize: records.length, done: true, records } : null
    }
    return found
  })
}

/** Answers a query of the subset that the shop speaks. */
export const runSoql = (org: Org, soql: string): Found[] => {
  const query = parse(soql)
  org.shapeOf(query.from)
  return run(org, query.from, org.rows(query.from), query)
}
