const desk = '/custom/search-desk/v1/organizations/{organizationId}' as const
const synonyms = `${desk}/synonyms` as const

export const synonymRoutes = {
  getSynonyms: `GET ${synonyms}`,
  updateSynonyms: `PUT ${synonyms}`,
  addSynonym: `POST ${synonyms}`,
  addSearchRedirect: `POST ${desk}/search-redirects`,
} as const
