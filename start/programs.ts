/** The programs of this folder, each loaded when it is run. They are bundled together, since they share the engine. */
export const programs = {
  main: () => import('./main.ts'),
  cli: () => import('./cli.ts'),
}
