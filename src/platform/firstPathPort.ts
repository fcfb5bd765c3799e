/** The path of the page that this visit starts with, while its code is still on the way; undefined where the code is on the device. */
export type FirstPath = () => string | undefined
