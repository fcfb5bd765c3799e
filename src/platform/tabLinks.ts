/** Mini-programs draw their own tab bar, without links. */
export const calmTabLinks = (): void => undefined
