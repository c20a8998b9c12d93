import { mmToMetres } from '../../../facts/length.ts'
import { localeOf } from '../../../facts/locales.ts'
import { countryName } from '../../../facts/country-name.ts'
import { toMajor } from '../../../facts/money.ts'
import type { Ctx } from '../kernel/context.ts'
import { optionTexts, type Sellable, variationText } from '../products/index.ts'
import { currentOffer, type Opportunity, type RequestedLine, stateOf } from './opportunity.ts'
import { isAnsweredByMail } from './own-desk.ts'
import type { FileRow } from './queries.ts'

type Names = ReadonlyMap<string, Sellable>
type Line = Omit<RequestedLine, 'key'> & { totalMinor?: number }

/** The offered lines once there is an offer, else the lines asked for. */
const linesOf = (opportunity: Opportunity): Line[] => {
  const offer = currentOffer(opportunity)
  return offer?.lines ?? opportunity.document.lines
}

/** Every SKU that a view names: those of earlier offers too. */
export const skusOf = (opportunity: Opportunity): string[] => {
  const lines = [...linesOf(opportunity), ...opportunity.offers.flatMap((offer) => offer.lines)]
  return [...new Set(lines.map(({ sku }) => sku))]
}

/** What tells a line's product from its sisters, and what was chosen along with it, in the reader's language. */
export const variationOf = (
  ctx: Pick<Ctx, 'site' | 'language'>,
  { country }: Pick<Opportunity, 'country'>,
  { sku, options }: Pick<RequestedLine, 'sku' | 'options'>,
  names: Names,
): string => {
  const sellable = names.get(sku)
  const variation = variationText(ctx.site, sellable?.variationValues, localeOf(ctx.language, country))
  return [variation, ...optionTexts(sellable?.options ?? [], options)].filter(Boolean).join(', ')
}

const lineView = (ctx: Ctx, opportunity: Opportunity, line: Line, names: Names) => {
  const amounts = ctx.audience === 'registered'
  const { image, unit } = names.get(line.sku) ?? {}
  const variation = variationOf(ctx, opportunity, line, names)
  return {
    SKU: line.sku,
    // In the reader's language where the product still exists.
    ProductName: names.get(line.sku)?.name ?? line.name,
    ...(variation ? { c_variationText: variation } : {}),
    Quantity: line.quantity,
    ...(unit === undefined || line.lengthMm !== undefined ? {} : { c_unit: unit }),
    Length: line.lengthMm === undefined ? null : mmToMetres(line.lengthMm),
    ...(amounts && line.pieceMinor !== undefined && line.totalMinor !== undefined
      ? { UnitPrice: toMajor(line.pieceMinor), Total: toMajor(line.totalMinor) }
      : {}),
    ...(image ? { c_image: image } : {}),
  }
}

const totalsView = (ctx: Ctx, opportunity: Opportunity) => {
  const offer = currentOffer(opportunity)
  if (!offer || ctx.audience !== 'registered') return undefined
  const { freight } = offer
  const country = ctx.site.countries.find(({ code }) => code === opportunity.country)
  return {
    ...(freight ? { FreightPrice: toMajor(freight.amountMinor) } : undefined),
    ...(freight?.withinKm === undefined ? undefined : { FreightWithinKm: freight.withinKm }),
    TotalPrice: toMajor(offer.totalMinor),
    TaxTotal: toMajor(offer.taxMinor),
    TaxName: country?.taxName ?? '',
  }
}

/** What anybody with the link may see (S3.035): lines and quantities, amounts only for those who may see prices. */
export const sharedView = (ctx: Ctx, opportunity: Opportunity, names: Names) => {
  const offer = currentOffer(opportunity)
  return {
    OpportunityId: opportunity.id,
    Number: opportunity.number,
    Access: 'shared' as const,
    State: stateOf(opportunity, ctx.site, ctx.now),
    CurrencyIsoCode: opportunity.currency,
    SubsidiaryId: opportunity.country,
    SubsidiaryName: `${ctx.site.name} ${countryName(opportunity.country, ctx.language)}`,
    CreatedDate: opportunity.createdAt.toISOString(),
    ...(opportunity.validUntil === null ? {} : { ExpirationDate: opportunity.validUntil }),
    QuoteLineItems: linesOf(opportunity).map((line) => lineView(ctx, opportunity, line, names)),
    ...(offer ? { Revision: offer.revision } : {}),
    ...(offer?.readyOn === undefined ? {} : { ReadyDate: offer.readyOn }),
    ...totalsView(ctx, opportunity),
  }
}

type OwnersFacts = { names: Names; files?: readonly FileRow[]; orderNo?: string | undefined }

/** Everything, for the customer who asked. */
export const ownerView = (ctx: Ctx, opportunity: Opportunity, { names, files, orderNo }: OwnersFacts) => {
  const { document, offers, messages, history } = opportunity
  return {
    ...sharedView(ctx, opportunity, names),
    Access: 'owner' as const,
    ShareToken: opportunity.shareToken,
    ...(document.deliverTo === undefined ? {} : { DeliverTo: document.deliverTo }),
    ...(document.message === undefined ? {} : { Message: document.message }),
    Revisions: offers.map(({ revision, presentedAt, validUntil, totalMinor, lines }) => ({
      Revision: revision,
      CreatedDate: presentedAt,
      ExpirationDate: validUntil,
      TotalPrice: toMajor(totalMinor),
      QuoteLineItems: lines.map((line) => lineView(ctx, opportunity, line, names)),
    })),
    Messages: messages.map(({ id, from, author, text, at }) => ({
      Id: id,
      From: from,
      Author: author,
      Body: text,
      CreatedDate: at,
    })),
    Files: (files ?? []).map(({ id, name, size }) => ({ Id: id, Name: name, Size: size })),
    Events: history.map(({ at, what, by, revision }) => ({
      At: at,
      What: what,
      By: by,
      ...(revision === undefined ? {} : { Revision: revision }),
    })),
    ...(isAnsweredByMail(ctx) ? { AnsweredBy: 'mail' as const } : {}),
    ...(orderNo === undefined ? {} : { OrderNo: orderNo }),
  }
}
