/** Props of an Image that is requested before the others. Mini-programs request pictures in their order and would send the props for nothing. */
export const urgentPicture: object = {}
