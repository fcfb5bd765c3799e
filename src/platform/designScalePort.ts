/** How many px of the screen correspond to one px of the 375-wide design. */
export type DesignScale = () => number
