/** A session for pages of the older platform, after signing in (S7.051): nobody waits for it, a failure is only logged. */
export const beginOcapiSession = (siteId: string): void => {
  void fetch(`/mobify/proxy/ocapi/s/${siteId}/dw/shop/v22_8/sessions`, {
    method: 'POST',
    headers: { 'x-session': 'cookie' },
    credentials: 'same-origin',
  })
    .then(({ ok, status }) => {
      if (!ok) console.warn(`No session for other pages: ${status}`)
    })
    .catch(console.warn)
}
