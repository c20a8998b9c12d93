/** Whether a script of somebody else runs in this document: such a document never shows a step of the payment. */
export const isAnyOutsideScript = (): boolean => document.querySelector('script[data-outside]') !== null

/** Whether the shopper's own answer lets such scripts come (`lib/consent.ts` knows the rest). */
export const hasAgreed = (): boolean => document.cookie.includes('dw_dnt=0')

/** A document that began as a step of the payment: its policy lets no outsider in, whatever page it shows by now. */
export const strictDocument = {
  mark: () => {
    document.documentElement.dataset.strict = ''
  },
  is: (): boolean => document.documentElement.dataset.strict !== undefined,
}
