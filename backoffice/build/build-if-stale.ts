import { type Bundle, buildIfStale as buildBundle } from '../../build/build-if-stale.ts'

const backOffice: Bundle = {
  name: 'back office',
  distDir: 'backoffice/dist',
  sources: [
    'backoffice/{src,build}/**/*.{ts,tsx,css,svg}',
    'backoffice/{index.html,vite.config.ts,package.json}',
    'build/*.ts',
    'facts/**/*.{ts,json}',
    'engine/src/**/*routes.ts',
    'package-lock.json',
  ],
  bundler: 'backoffice/build/bundle.ts',
}

/** Builds the back office when its build is missing or older than the sources; tells whether it did. */
export const buildIfStale = (options?: { force?: boolean }): Promise<boolean> =>
  buildBundle(backOffice, options)
