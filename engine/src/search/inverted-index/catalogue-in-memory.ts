import type { Db } from '../../db/db.ts'
import type { Site } from '../../kernel/site.ts'
import { type CatalogueIndex, createCatalogueIndex, type IndexedHit } from './catalogue-index.ts'
import { listSeparator, selectChanges, selectExtent, selectHitsBehind } from './queries.ts'

/** Hits read at a time: reading and indexing them holds up other calls for some 20 ms. */
const batch = 500

/** More hits than that are left to the database: each takes some 500 bytes of memory. */
const mostHits = 200_000

/** More changes at once than that, and the catalogue is read anew beside them. */
const mostChanges = 2_000

/** A process's copy of what the search's tables say of a site's hits. */
type Copy = {
  index: CatalogueIndex
  db: Db
  siteId: string
  /** Everything that this snapshot of the database shows is in the index (`pg_snapshot`). */
  snapshot: string
  /** The readings of changes, one after the other: an older one must not write over a newer one. */
  reading: Promise<unknown>
  /** `partial`: the first hits alone, until somebody searches. */
  state: 'partial' | 'reading' | 'whole' | 'too large'
  /** The last hit that was read. */
  last: string
  /** The catalogue has changed while it was read. */
  isLate: boolean
}

const copies = new WeakMap<Site, Copy>()

const listOf = (text: string) => (text === '' ? [] : text.split(listSeparator))

type HitRow = Omit<IndexedHit, 'countries' | 'facets'> & { countries: string; facets: string }

const put = (index: CatalogueIndex, { countries, facets, ...hit }: HitRow) =>
  index.put({ ...hit, countries: listOf(countries), facets: listOf(facets) })

/** Reads the next hits; true while there may be more. */
const readBatch = async (copy: Copy): Promise<boolean> => {
  const rows = await copy.db.query(selectHitsBehind(copy.siteId, copy.last, batch))
  for (const row of rows) put(copy.index, row)
  copy.last = rows.at(-1)?.id ?? copy.last
  return rows.length === batch
}

const readNextChanges = async (copy: Copy): Promise<boolean> => {
  const { snapshot, isRebuilt, changed, hits } = await copy.db.one(
    selectChanges(copy.siteId, copy.snapshot, mostChanges),
  )
  if (isRebuilt) return false
  copy.snapshot = snapshot
  if (copy.state === 'too large') return true
  const present = new Set(hits.map(({ id }) => id))
  for (const id of changed) if (!present.has(id)) copy.index.remove(id)
  for (const hit of hits) put(copy.index, hit)
  return true
}

/** Reads what has changed since the last reading; false where that may be everything. */
const readChanges = (copy: Copy): Promise<boolean> => {
  const read = () => readNextChanges(copy)
  const reading = copy.reading.then(read, read)
  copy.reading = reading
  return reading
}

/** Begins at the first hit; false where there are more hits than memory for them. */
const begin = async (copy: Copy): Promise<boolean> => {
  const { snapshot, hits } = await copy.db.one(selectExtent(copy.siteId, mostHits + 1))
  Object.assign(copy, { index: createCatalogueIndex(), snapshot, last: '' })
  copy.state = hits > mostHits ? 'too large' : 'partial'
  return hits <= mostHits
}

/** Makes whole what has been read to its end, with what has changed meanwhile; false where that may be everything. */
const finish = async (copy: Copy): Promise<boolean> => {
  copy.index.seal()
  do {
    copy.isLate = false
    if (!(await readChanges(copy))) return false
  } while (copy.isLate)
  copy.state = 'whole'
  return true
}

/** A copy with its first hits: all of a small catalogue, which is then whole before anybody asks. */
const openCopy = async (db: Db, siteId: string): Promise<Copy> => {
  const copy: Copy = {
    index: createCatalogueIndex(),
    db,
    siteId,
    snapshot: '',
    reading: Promise.resolve(),
    state: 'partial',
    last: '',
    isLate: false,
  }
  if ((await begin(copy)) && !(await readBatch(copy)) && !(await finish(copy))) await begin(copy)
  return copy
}

const readRest = async (copy: Copy): Promise<void> => {
  for (;;) {
    copy.state = 'reading'
    while (await readBatch(copy));
    if (await finish(copy)) return
    if (!(await begin(copy))) return
  }
}

/** Reads the rest beside other work; where that fails, the database answers, and the next who asks begins again. */
const readOn = (copy: Copy): void => {
  readRest(copy).catch(() => {
    copy.state = 'partial'
  })
}

/** Whether so much has been written anew that a fresh index would be much smaller. */
const isWorn = ({ index }: Copy) => index.emptyPlaces > 1_000 + index.ids.length / 4

/**
 * Brings the copy of a catalogue's former version to the new one, before anybody is shown that: its cost follows what
 * has changed. Without a former one the first hits are read. A failure leaves the version to the database.
 */
export const followCatalogue = async (db: Db, site: Site, former: Site | undefined): Promise<void> => {
  const known = former && copies.get(former)
  if (known && !isWorn(known)) {
    // What is being read will read the changes at its end.
    const isBeingRead = known.state === 'partial' || known.state === 'reading'
    known.isLate ||= isBeingRead
    if (isBeingRead || (await readChanges(known))) {
      copies.set(site, known)
      return
    }
  }
  const fresh = await openCopy(db, site.siteId)
  copies.set(site, fresh)
  if (known && fresh.state === 'partial') readOn(fresh)
}

/**
 * The site's catalogue in memory; undefined while it is read, and where it is too large. Whoever asks first of a large
 * catalogue begins its reading.
 */
export const catalogueInMemory = (site: Site): CatalogueIndex | undefined => {
  const copy = copies.get(site)
  if (copy?.state === 'partial') readOn(copy)
  return copy?.state === 'whole' ? copy.index : undefined
}
