/** Puts a text into the clipboard; false where the host refused. */
export type CopyText = (text: string) => Promise<boolean>
