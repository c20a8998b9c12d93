import type pg from 'pg'

/**
 * Listens to notifications of a channel on a connection of its own. `onNotice` is also called when that connection is lost.
 * Returns how to stop, or undefined where the database, or a pooler before it, has no LISTEN: then the caller polls.
 */
export const listen = async (pool: pg.Pool, channel: string, onNotice: () => void) => {
  try {
    const client = await pool.connect()
    client.on('notification', onNotice)
    // Without this handler a lost server would end the process.
    client.on('error', onNotice)
    await client.query(`listen ${channel}`)
    return () => client.release(true)
  } catch {
    return undefined
  }
}
