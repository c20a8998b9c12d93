/**
 * Sends a page view, or an event where no vendor's script runs, to the shop's own server, which passes it on to the
 * vendor [S7.052]. Only with consent; a failure is only logged.
 */
export const collect = (name: 'page_view' | 'begin_checkout', params: object) => {
  fetch('/mobify/proxy/analytics/collect', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, params }),
  }).catch((error: unknown) => console.warn(`Analytics did not answer: ${String(error)}`))
}
