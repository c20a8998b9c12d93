import { type Bundle, buildIfStale as buildBundle } from '../../build/build-if-stale.ts'

const storefront: Bundle = {
  name: 'storefront',
  distDir: 'storefront/dist',
  sources: [
    'storefront/{src,build}/**/*.{ts,tsx,css,json,svg,woff2}',
    'storefront/public/**/*.*',
    'storefront/vite.config.ts',
    'storefront/package.json',
    'build/*.ts',
    '{facts,trade}/**/*.{ts,json}',
    'engine/src/*/routes.ts',
    'package-lock.json',
  ],
  bundler: 'storefront/build/bundle-pages.ts',
}

/** Builds the storefront when its build is missing or older than the sources; tells whether it did. */
export const buildIfStale = (options?: { force?: boolean }): Promise<boolean> =>
  buildBundle(storefront, options)
