import type { TestEngine } from '../../testing.ts'

/** Writes an address into the list of the shop's first client, as a merchant's site.json does. */
export const registerCallback = async ({ database, engine }: TestEngine, uri: string): Promise<void> => {
  await database.pool.query(
    `update site set config = jsonb_insert(config, '{clients,0,redirectUris,0}', to_jsonb($1::text))`,
    [uri],
  )
  engine.sites.forget()
}
