/**
 * Writes characters into a mask: # takes the next one, everything else is copied as long as one follows.
 * Characters beyond the mask are kept at the end, so nothing typed is lost.
 */
export function applyMask(characters: string, mask: string): string {
  let used = 0
  let written = ''
  for (const place of mask) {
    if (used >= characters.length) break
    written += place === '#' ? characters.charAt(used++) : place
  }
  return written + characters.slice(used)
}
