import { sql } from '../../db/sql.ts'

/** How many files may show that an order's money was sent. */
export const mostProofs = 3

type Proof = { id: string; orderNo: string; name: string; mediaType: string; bytes: Buffer; now: Date }

export const insertProof = (siteId: string, proof: Proof) => sql`
  insert into transfer_proof (site_id, id, order_no, name, media_type, bytes, created_at)
  values (${siteId}, ${proof.id}, ${proof.orderNo}, ${proof.name}, ${proof.mediaType}, ${proof.bytes}, ${proof.now})`

export const countProofs = (siteId: string, orderNo: string) => sql<{ proofs: number }>`
  select count(*)::int as proofs from transfer_proof where site_id = ${siteId} and order_no = ${orderNo}`

/** For the merchant, who compares them with the bank. */
export const selectProofs = (siteId: string, orderNo: string) => sql<{ name: string; bytes: Buffer }>`
  select name, bytes from transfer_proof where site_id = ${siteId} and order_no = ${orderNo}
  order by created_at, id`
