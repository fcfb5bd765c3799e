import type { HostTask } from './abortPort'

/** A file that the user chose or a picture that the camera took. */
export interface HostFile {
  /** The host's temporary path; on H5 a blob address, or the name of a file that the app itself made. */
  path: string
  /** Its bytes on H5: the page's content security policy forbids reading a blob address. */
  blob?: Blob
}

interface FormUpload {
  url: string
  headers: Record<string, string>
  fields: Record<string, string>
  file: HostFile
  /** Milliseconds. */
  timeout: number
}

/** Sends a form with one file, named `file`. */
export type StartUpload = (upload: FormUpload) => HostTask<{ statusCode: number; data?: unknown }>

/** The bytes of a file between two other byte sequences, as the type of body that this host sends. Rejects when the file cannot be read. */
export type WrapFile = (head: readonly number[], file: HostFile, tail: readonly number[]) => Promise<Blob | ArrayBuffer>
