import type { Ctx } from '../kernel/context.ts'
import { selectOwners } from './queries.ts'

/** Who owns the shop and has joined: whom to tell what nobody else may mend. */
export const findOwners = ({
  db,
  site,
}: Pick<Ctx, 'db' | 'site'>): Promise<{ id: string; email: string }[]> =>
  db.query(selectOwners(site.organizationId))
