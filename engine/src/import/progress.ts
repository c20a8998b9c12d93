/** Told how an import gets on; the CLI draws a bar from it. */
export type Progress = {
  /** A file is begun: its name and its size in bytes. */
  begin(phase: 'check' | 'load', file: string, size: number): void
  end(): void
}

export const silentProgress: Progress = { begin: () => {}, end: () => {} }
