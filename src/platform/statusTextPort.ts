/** Sets whether the host writes the time and the battery, which it draws over the page, in white or in black. */
export type SetStatusText = (isWhite: boolean) => void
