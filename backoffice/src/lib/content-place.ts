/** Contents that stand on every page, or on none of their own: the first page shows them. */
const onEveryPage = /^(header|footer|menu|logo|copyright|banner|custom-css|.*-(bar|banner|footer|header))$/

/** Where the shop shows a content: on the first page, on every page, or at an address of its own. */
export const placeOfContent = (contentId: string): 'firstPage' | 'everyPage' | 'ownPage' => {
  if (contentId === 'homepage') return 'firstPage'
  return onEveryPage.test(contentId) ? 'everyPage' : 'ownPage'
}
