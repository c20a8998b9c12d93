import type pg from 'pg'
import { getConstructionPlans, getMigrationPlans, PgBoss } from 'pg-boss'

/** The schema of the job tables. */
export const jobSchema = 'pgboss'

/**
 * Brings the job library's own tables to the version it asks for. Its plans are transactions of their own.
 * One short question when nothing is to be done.
 */
export const installJobs = async (client: pg.ClientBase): Promise<void> => {
  const boss = new PgBoss({
    schema: jobSchema,
    db: { executeSql: (text, values) => client.query(text, values) },
  })
  const version = (await boss.isInstalled()) ? await boss.schemaVersion() : null
  if (version === null) await client.query(getConstructionPlans(jobSchema))
  else if (version < newest()) await client.query(getMigrationPlans(jobSchema, version))
}

/** The library tells its version only in the plan that writes it. */
const newest = () => {
  const written = /version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans(jobSchema))
  return Number(written?.[1] ?? 0)
}
