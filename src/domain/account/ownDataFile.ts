import { ownData } from '@/contract/ownData'
import type { Send } from '@/request/submission'
import { download } from '@/request/upload'

/** A file that was downloaded. */
export interface OwnFile {
  /** The host's path to it; a blob address on H5. */
  path: string
  name: string
}

/** Asks for an address that serves once, and downloads what is kept about the customer from it. Throws `ApiError`. */
export async function downloadOwnData(send: Send): Promise<OwnFile> {
  const { url, fileName } = await send(ownData, {})
  // Its failure is the end of the submission, like that of the call before.
  return { path: await download(url, { toast: false }), name: fileName }
}
