/** Who can sign in to a demonstration, and with what. */
export type DemoPeople = {
  password: string
  /** `role`: as the command line writes it, `clerk@SV-SS01`. */
  people: readonly { email: string; name: string; roles: string }[]
}

/** What the process that serves the document tells its page. */
export type DocumentData = {
  /** Undefined in a shop that is no demonstration. */
  demoPeople?: DemoPeople | undefined
  /** MAP_TILE_URL with {z}, {x}, {y}; without it a map has outlines alone. */
  mapTileUrl?: string | undefined
}

/** What the document says. */
export const readDocumentData = (): DocumentData => {
  const text = document.getElementById('document-data')?.textContent
  return text ? (JSON.parse(text) as DocumentData) : {}
}
