/** The little of an anchor and a press that decides whether the router takes the press over. */
export type PressedLink = {
  href: string
  target: string
  download: boolean
  /** `data-native`: the page asks for a normal navigation. */
  native: boolean
}
export type Press = {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  defaultPrevented: boolean
}

/** Whether a press on a link is ours: a plain primary press on a same-origin page link. */
export const isOurs = (press: Press, link: PressedLink, origin: string): boolean => {
  if (press.defaultPrevented || press.button !== 0) return false
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return false
  if ((link.target && link.target !== '_self') || link.download || link.native) return false
  const url = URL.canParse(link.href) ? new URL(link.href) : undefined
  return url?.origin === origin && !/^\/(static|mobify|dev\/mail)\b/.test(url.pathname)
}
