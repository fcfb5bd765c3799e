/** Opens an address outside the app; answers false where the host cannot and the address was copied in its place. */
export type OpenLink = (url: string) => boolean
