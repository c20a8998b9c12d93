import type { Scene } from '../scene.ts'

/** How a family looks: its picture in a colour (its own when it comes in one), and its dimensioned drawing. */
export type Entry = { picture: (color: string) => Scene; plan: () => string; color: string }
export type Entries = Record<string, Entry>
