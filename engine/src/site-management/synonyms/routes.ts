const synonyms = '/custom/search-desk/v1/organizations/{organizationId}/synonyms' as const

export const synonymRoutes = {
  getSynonyms: `GET ${synonyms}`,
  updateSynonyms: `PUT ${synonyms}`,
  addSynonym: `POST ${synonyms}`,
} as const
