import type { Ctx } from '../kernel/context.ts'

/** Whether the merchant's own people make offers here; else the CRM alone does. */
export const hasOwnDesk = ({ site, gateways }: Pick<Ctx, 'site' | 'gateways'>): boolean =>
  (site.preferences.desk ?? (gateways.crm ? 'crm' : 'own')) !== 'crm'

/** Whether nobody makes offers: the site names the CRM's desk and there is no CRM. The support answers by mail. */
export const isAnsweredByMail = (ctx: Pick<Ctx, 'site' | 'gateways'>): boolean =>
  !hasOwnDesk(ctx) && !ctx.gateways.crm
