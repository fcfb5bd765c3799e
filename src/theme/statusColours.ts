/** Colours of the time and the battery with that of the host's own bar under them, where it draws one; hosts accept these spellings alone. */
export const statusColours = { coloured: '#ffffff #000000', plain: '#000000 #ffffff' } as const
