import { utf8Bytes } from '@/lib/text'

/** The bytes before and after the bytes of the file in a multipart body with this boundary. */
export function multipartAround(
  boundary: string,
  fields: Record<string, string>,
  fileName: string,
): { head: number[]; tail: number[] } {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${plainName(fileName)}"\r\n` +
    'Content-Type: application/octet-stream\r\n\r\n'
  return { head: utf8Bytes(parts.join('') + file), tail: utf8Bytes(`\r\n--${boundary}--\r\n`) }
}

/** The file name at the end of a path, without characters that could end the header it is written to. */
const plainName = (path: string): string =>
  path
    .split('/')
    .pop()
    ?.replace(/[^\w.-]/g, '_') || 'file'
