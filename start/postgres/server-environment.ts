/**
 * The environment of the database's programs: the app's, but in no language, and without the limits of memory that
 * `npm start` sets for the app alone (docs/decisions/024).
 */
export const serverEnvironment = (): NodeJS.ProcessEnv => {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_'))
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' }
}
