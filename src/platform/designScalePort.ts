/** How many px of the screen one px of the 375-wide design takes. */
export type DesignScale = () => number
