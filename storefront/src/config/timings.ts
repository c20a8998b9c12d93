/** Every delay of the storefront, in milliseconds [S9.012]. */
export const timings = {
  searchDebounce: 300,
  cartQuantityDebounce: 750,
  accountMenuClose: 100,
  caseFormReset: 500,
  chunkTimeout: 120_000,
  attachmentToast: 4000,
  /** A call that the engine has not answered by then has failed: for a page being made, and in the browser. */
  serverCall: 9_000,
  browserCall: 20_000,
  /** How long a page waits for data it can do without. */
  optionalQuery: 800,
  /** A page whose texts have not come by then goes on with the default ones. */
  texts: 5_000,
  /** A new screen's code that takes longer than this shows the skeleton. */
  skeletonAfter: 150,
  /** What no first paint needs (notice, analytics) comes after so long, or with the first move of the shopper. */
  secondThoughts: 4_000,
  /** A vendor's script that is not ready by then is given up. */
  outsideScript: 15_000,
  /** What could not be sent though the browser says that it is online is sent again after so long. */
  flushRetry: 4_000,
  /** A hover this long means the shopper is likely to press. */
  prefetchHover: 65,
} as const
