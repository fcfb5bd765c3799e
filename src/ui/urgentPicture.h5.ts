/** Props of an Image that a browser requests before the others. */
export const urgentPicture: object = { nativeProps: { fetchpriority: 'high' } }
