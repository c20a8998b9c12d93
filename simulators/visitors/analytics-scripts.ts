/** Reads the data layer as a tag manager does: what is there, then what is pushed; each ecommerce event goes out. */
export const analyticsScript = (base: string): string => `
(() => {
  const layer = (window.dataLayer = window.dataLayer || [])
  const send = (entry) => {
    if (!entry || typeof entry.event !== 'string' || !entry.ecommerce) return
    fetch('${base}/analytics/g/collect', {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      body: JSON.stringify({ en: entry.event, dl: location.pathname, ...entry.ecommerce }),
    }).catch(() => {})
  }
  layer.forEach(send)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(send)
    return push(...entries)
  }
})()
`

/** Says that somebody is here. */
export const marketingScript = (base: string): string => `
fetch('${base}/marketing/visit', {
  method: 'POST',
  mode: 'no-cors',
  keepalive: true,
  credentials: 'omit',
  body: JSON.stringify({ dl: location.pathname }),
}).catch(() => {})
`
