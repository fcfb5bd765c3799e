/** Colours of the time and the battery, which hosts accept in these two spellings alone: over a coloured bar, and over a plain one. */
export const statusColours = { coloured: '#ffffff', plain: '#000000' } as const
