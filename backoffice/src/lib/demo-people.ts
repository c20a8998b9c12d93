/** Who can sign in to a demonstration, and with what. */
export type DemoPeople = {
  password: string
  /** `role`: as the command line writes it, `clerk@SV-SS01`. */
  people: readonly { email: string; name: string; roles: string }[]
}

/** Who the document names; undefined in a shop that is no demonstration. */
export const readDemoPeople = (): DemoPeople | undefined => {
  const text = document.getElementById('demo-people')?.textContent
  return text ? (JSON.parse(text) as DemoPeople) : undefined
}
