/**
 * Tells our own server of a page view, or of what happens where no vendor's script runs; it passes it on [S7.052]. Only
 * for who has agreed; a failure is only logged.
 */
export const collect = (name: 'page_view' | 'begin_checkout', params: object) => {
  fetch('/mobify/proxy/analytics/collect', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, params }),
  }).catch((error: unknown) => console.warn(`Analytics did not answer: ${String(error)}`))
}
