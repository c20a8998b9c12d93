import { CrmFailure, type CrmMatch } from './crm-gateway.ts'

export type CrmAccount = { baseUrl: string; clientId: string; clientSecret: string }

const apiVersion = 'v62.0'
/** Jobs wait, shoppers never do; still a dead line must not hold a worker. */
const timeoutMs = 8_000

type DuplicateResult = {
  duplicateRule?: string
  matchResults?: { matchRecords?: { record?: { attributes?: { type?: string }; Id?: string } }[] }[]
}
type Fault = {
  errorCode?: string
  error?: string
  message?: string
  error_description?: string
  /** Both spellings are met: the documented one, and the one that is sent. */
  duplicateResult?: DuplicateResult
  duplicateResut?: DuplicateResult
}

const matchesOf = ({ matchResults = [] }: DuplicateResult): CrmMatch[] =>
  matchResults.flatMap(({ matchRecords = [] }) =>
    matchRecords.flatMap(({ record }) =>
      record?.Id ? [{ object: record.attributes?.type ?? '', id: record.Id }] : [],
    ),
  )

/** The vendor's REST interface below `/services/data`, signed in by OAuth client credentials. */
export type Salesforce = {
  get<T>(path: string): Promise<T>
  post<T>(path: string, record: object): Promise<T>
  patch<T>(path: string, record: object): Promise<T>
  /** All rows of a query, page after page. */
  query<T>(soql: string): Promise<T[]>
  /** All rows of a query within a query, which comes in pages too. */
  children<T>(first: Page<T> | null): Promise<T[]>
}

/** Rows as the vendor sends them; null stands for a query within a query that found none. */
export type Page<T> = { records: T[]; done: boolean; nextRecordsUrl?: string }

type Session = { token: string; instanceUrl: string }

const failureOf = async (response: Response) => {
  const body = (await response.json().catch(() => undefined)) as Fault | Fault[] | undefined
  const fault = Array.isArray(body) ? body[0] : body
  const duplicate = fault?.duplicateResult ?? fault?.duplicateResut
  const matches = duplicate ? matchesOf(duplicate) : []
  const told = fault?.message ?? fault?.error_description ?? `the CRM answered ${response.status}`
  const rule = duplicate
    ? ` (${duplicate.duplicateRule ?? 'a duplicate rule'} blocks it: ${matches.map(({ object, id }) => `${object} ${id}`).join(', ')})`
    : ''
  return new CrmFailure(
    fault?.errorCode ?? fault?.error ?? `HTTP_${response.status}`,
    `${told}${rule}`,
    matches,
  )
}

const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  } catch (error) {
    throw new CrmFailure('NO_ANSWER', error instanceof Error ? error.message : String(error))
  }
}

const readBody = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch (error) {
    throw new CrmFailure('UNREADABLE', error instanceof Error ? error.message : String(error))
  }
}

/** Opens the interface. A token is asked for when one is needed, and once more when the vendor has ended it. */
export const openSalesforce = ({ baseUrl, clientId, clientSecret }: CrmAccount): Salesforce => {
  let session: Promise<Session> | undefined

  const signIn = async (): Promise<Session> => {
    const response = await send(`${baseUrl}/services/oauth2/token`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
    })
    if (!response.ok) throw await failureOf(response)
    const { access_token: token, instance_url: instanceUrl } = (await readBody(response)) as {
      access_token?: string
      instance_url?: string
    }
    if (!token) throw new CrmFailure('UNREADABLE', 'the CRM gave no token')
    return { token, instanceUrl: instanceUrl ?? baseUrl }
  }

  const signedIn = (): Promise<Session> => {
    session ??= signIn().catch((error: unknown) => {
      session = undefined
      throw error
    })
    return session
  }

  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<unknown> => {
    const attempt = async () => {
      const { token, instanceUrl } = await signedIn()
      return send(`${instanceUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          // A person the org knows already is no reason to refuse what they have sent.
          'sforce-duplicate-rule-header': 'allowSave=true',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    }
    let response = await attempt()
    if (response.status === 401) {
      session = undefined
      response = await attempt()
    }
    if (!response.ok) throw await failureOf(response)
    return readBody(response)
  }

  /** The rows of a page and of all that follow it. */
  const rest = async <T>(first: Page<T>): Promise<T[]> => {
    const rows = [...first.records]
    for (let page = first; !page.done && page.nextRecordsUrl; ) {
      page = (await call('GET', page.nextRecordsUrl)) as Page<T>
      rows.push(...page.records)
    }
    return rows
  }

  const at = (path: string) => `/services/data/${apiVersion}${path}`
  return {
    get: async <T>(path: string) => (await call('GET', at(path))) as T,
    post: async <T>(path: string, record: object) => (await call('POST', at(path), record)) as T,
    patch: async <T>(path: string, record: object) => (await call('PATCH', at(path), record)) as T,
    query: async <T>(soql: string) =>
      rest((await call('GET', at(`/query?q=${encodeURIComponent(soql)}`))) as Page<T>),
    children: async <T>(first: Page<T> | null) => (first ? rest(first) : []),
  }
}

/** An address that fits the vendor's e-mail fields; undefined for a longer one, which is told in the description. */
export const withinEmail = (email: string): string | undefined => (email.length > 80 ? undefined : email)

/** A text inside a query. */
export const quoteText = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Where a record is found by our key. */
export const byKey = (object: string, key: string): string =>
  `/sobjects/${object}/Shop_Key__c/${encodeURIComponent(key)}`
