/** Reads what this browser remembers; undefined where nothing is, or storage is refused. */
export const recall = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers a text in this browser; undefined forgets it. */
export const remember = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser that refuses storage forgets, and works on.
  }
}

/** Every key that the back office remembers something by. */
export const storageKeys = {
  theme: 'backoffice.theme',
  language: 'backoffice.language',
  place: 'backoffice.place',
  /** Which parts of the map stand open. */
  rail: 'backoffice.rail',
  queries: 'backoffice.queries',
  /** Where somebody was going who went to their directory first. */
  next: 'backoffice.next',
  /** That they are in, told to the page that waits. */
  directoryDone: 'backoffice.directoryDone',
  columns: (list: string) => `backoffice.columns.${list}`,
  draft: (form: string) => `backoffice.draft.${form}`,
} as const
