import { Nullable, OneOf, Open, Type } from '../kernel/schema.ts'

const Text = Type.String()
const OptionalText = Type.Optional(Type.String())
const OptionalNumber = Type.Optional(Type.Number())
/** ISO 8601. */
const Moment = Type.String()
const Minor = Type.Integer()

const line = {
  sku: Text,
  name: Text,
  quantity: Type.Integer(),
  lengthMm: Type.Optional(Type.Integer()),
  options: Type.Optional(Type.Array(Open('ChosenOption', { optionId: Text, valueId: Text }))),
}

/** A request for a quote as it is kept: who asked, for what, and what the desk answered. */
export const QuoteRecord = Open('QuoteRecord', {
  number: Text,
  country: Text,
  currency: Text,
  state: Text,
  validUntil: Nullable(Type.String()),
  createdAt: Moment,
  document: Open('QuoteRequest', {
    locale: Text,
    contact: Open('QuoteContact', { customerNo: Text, name: Text, email: Text, phone: OptionalText }),
    deliverTo: OptionalText,
    message: OptionalText,
    lines: Type.Array(Open('QuoteRequestLine', { ...line, key: Text, pieceMinor: Type.Optional(Minor) })),
  }),
  offers: Type.Array(
    Open('QuoteOffer', {
      id: Text,
      revision: Type.Integer(),
      presentedAt: Moment,
      validUntil: Text,
      readyOn: OptionalText,
      lines: Type.Array(
        Open('QuoteOfferLine', { ...line, pieceMinor: Minor, totalMinor: Minor, taxMinor: Minor }),
      ),
      freight: Type.Optional(
        Type.Object({
          amountMinor: Minor,
          taxMinor: Minor,
          reason: Type.Optional(Text),
          withinKm: Type.Optional(Type.Number()),
        }),
      ),
      totalMinor: Minor,
      taxMinor: Minor,
    }),
  ),
  messages: Type.Array(
    Open('QuoteRecordMessage', {
      id: Text,
      from: OneOf('customer', 'desk'),
      author: Text,
      text: Text,
      at: Moment,
    }),
  ),
})

/** A case of the customer service as it was written. */
export const CaseRecord = Open('CaseRecord', {
  id: Text,
  country: Text,
  document: Open('WrittenCase', { name: Text, email: Text, phone: Text, subject: Text, description: Text }),
  createdAt: Moment,
  /** How many were sent along. */
  files: Type.Integer(),
})

/** An address that is, or was, on the newsletter's list. */
export const NewsletterRecord = Open('NewsletterRecord', {
  email: Text,
  country: Text,
  locale: Text,
  state: Text,
  since: Moment,
})

/** What the merchant said that the customer owes, in amounts of the currency. */
export const BalanceRecord = Open('BalanceRecord', {
  currency: Text,
  balance: Type.Number(),
  overdue: OptionalNumber,
  creditLimit: OptionalNumber,
  available: OptionalNumber,
  termDays: Type.Optional(Type.Integer()),
  asOf: Moment,
  createdAt: Moment,
})

/** A product that the customer waits for at a store. */
export const StockNoticeRecord = Open('StockNoticeRecord', {
  productId: Text,
  storeId: Text,
  createdAt: Moment,
})

/** A list of goods that was saved for its link. */
export const SavedListRecord = Open('SavedListRecord', {
  id: Text,
  country: Text,
  title: Text,
  path: Nullable(Type.String()),
  lines: Type.Array(
    Open('SavedListLine', {
      productId: Text,
      quantity: Type.Integer(),
      c_lengthMetersToBuy: OptionalNumber,
    }),
  ),
  unread: Type.Array(Text),
  createdAt: Moment,
})

/** What a customer chose for a phrase of a list. */
export const LearnedPhrase = Open('LearnedPhrase', { phrase: Text, sku: Text })

const NamedProduct = Open('RecordedProduct', {
  id: Text,
  sku: OptionalText,
  price: OptionalNumber,
  quantity: OptionalNumber,
  amount: OptionalNumber,
})

/** What a visit told the recommendations. */
export const ActivityRecord = Open('ActivityRecord', {
  at: Moment,
  kind: Text,
  record: Open('Activity', {
    searchText: OptionalText,
    recommenderName: OptionalText,
    __recoUUID: OptionalText,
    stepName: OptionalText,
    stepNumber: OptionalNumber,
    basketId: OptionalText,
    amount: OptionalNumber,
    /** Its path alone. */
    currentLocation: OptionalText,
    category: Type.Optional(Open('RecordedCategory', { id: Text })),
    product: Type.Optional(NamedProduct),
    products: Type.Optional(Type.Array(NamedProduct)),
  }),
})
