import type { Ctx } from '../kernel/context.ts'

/** Whether the merchant's own people make offers here; else the CRM alone does. */
export const hasOwnDesk = ({ site, gateways }: Pick<Ctx, 'site' | 'gateways'>): boolean =>
  (site.preferences.desk ?? (gateways.crm ? 'crm' : 'own')) !== 'crm'
