const perPage = 10

/** The page a URL asks for, from 1; nonsense is the first one. */
export const pageOf = (search: URLSearchParams) => {
  const wanted = Number(search.get('page') ?? '1')
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 10_000 ? wanted : 1
  return { page, window: { limit: perPage, offset: (page - 1) * perPage } }
}

export const pagesIn = (total: number) => Math.max(1, Math.ceil(total / perPage))
