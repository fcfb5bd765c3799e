/** Props of an Image that the host requests before the others; none where it has no such thing. */
export type UrgentPicture = object
