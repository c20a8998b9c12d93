export type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** The files of a module and of what it imports at once; what it asks for later does not count. */
export const filesOf = (
  manifest: Readonly<Record<string, Chunk | undefined>>,
  module: string,
  seen = new Set<string>(),
  files = new Set<string>(),
): Set<string> => {
  const chunk = manifest[module]
  if (!chunk || seen.has(module)) return files
  seen.add(module)
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  for (const one of chunk.imports ?? []) filesOf(manifest, one, seen, files)
  return files
}
