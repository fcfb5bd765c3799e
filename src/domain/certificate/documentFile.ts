import { type PaidOffDocumentReq, paidOffDocument } from '@/contract/certificate/delivery'
import type { Send } from '@/request/submission'
import { download } from '@/request/upload'

/** A certificate's file on the device. */
export interface DocumentFile {
  /** The host's path to it; a blob address on H5. */
  path: string
  name: string
}

/** Asks for an address that serves for a short while (U4), and downloads the certificate from it. Throws `ApiError`. */
export async function downloadDocument(req: PaidOffDocumentReq, send: Send): Promise<DocumentFile> {
  const { url, fileName } = await send(paidOffDocument, req)
  // Its failure is the end of the submission, like that of the call before.
  return { path: await download(url, { toast: false }), name: fileName }
}
