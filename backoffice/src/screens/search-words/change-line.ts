/** `lines` with one changed; a member that is undefined goes. */
export const changeLine = <T extends object>(
  lines: readonly T[],
  at: number,
  change: { [K in keyof T]?: T[K] | undefined },
): T[] =>
  lines.map((line, index) =>
    index === at
      ? (Object.fromEntries(
          Object.entries({ ...line, ...change }).filter(([, value]) => value !== undefined),
        ) as T)
      : line,
  )
