import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Text } from '../language'
import { cleanPicture } from './cleanPicture'
import type { WireFields } from './signed'

/** Largest file that is taken, in bytes. */
export const uploadLimit = 20 * 1024 * 1024

/** A still picture, which is encoded again. */
export type PictureType = 'png' | 'jpeg' | 'webp'

/** A file that came with a call. */
export interface Upload {
  fileName: string
  /** A picture is encoded again, without the place and camera data that it came with; a video is as it came. */
  bytes: Buffer
  /** By the bytes themselves, whatever the name says. */
  type: PictureType | 'mp4' | 'webm'
}

/** Why a file is not taken; answered like any other refusal. */
export class UploadRefused extends Error {
  constructor(readonly code: keyof typeof uploadTexts) {
    super(code)
  }
}

/** What the customer reads. */
export const uploadTexts = {
  FILE_MISSING: { zh: '请选择要上传的文件', en: 'Choose a file to upload.' },
  FILE_EMPTY: { zh: '文件是空的，请重新选择', en: 'This file is empty. Choose another one.' },
  FILE_TOO_LARGE: {
    zh: '文件不能超过 20 MB，请压缩后重试',
    en: 'The file must be at most 20 MB. Make it smaller and try again.',
  },
  FILE_TYPE: {
    zh: '仅支持 PNG、JPEG、WebP 图片或 MP4、WebM 视频',
    en: 'Only PNG, JPEG and WebP pictures or MP4 and WebM videos are taken.',
  },
} satisfies Record<string, Text>

/** Reads the form of an upload call: its fields, and its one file. */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ fields: WireFields; upload: () => Promise<Upload> }> {
  const fields: Record<string, unknown> = {}
  let file: { name: string; bytes: Buffer; cut: boolean } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else file = { name: part.filename, bytes: await part.toBuffer(), cut: part.file.truncated }
  }
  return { fields, upload: () => checked(file) }
}

async function checked(file: { name: string; bytes: Buffer; cut: boolean } | undefined): Promise<Upload> {
  if (!file) throw new UploadRefused('FILE_MISSING')
  if (file.cut) throw new UploadRefused('FILE_TOO_LARGE')
  if (file.bytes.length === 0) throw new UploadRefused('FILE_EMPTY')
  const type = typeOf(file.bytes)
  if (!type) throw new UploadRefused('FILE_TYPE')
  const isVideo = type === 'mp4' || type === 'webm'
  return { fileName: file.name, bytes: isVideo ? file.bytes : await cleaned(type, file.bytes), type }
}

function cleaned(...picture: Parameters<typeof cleanPicture>): Promise<Buffer> {
  return cleanPicture(...picture).catch(() => {
    throw new UploadRefused('FILE_TYPE')
  })
}

/** The type that the first bytes say; undefined for anything else, HTML named .png included. */
function typeOf(bytes: Buffer): Upload['type'] | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) === 'ftyp') return 'mp4'
  if (ascii(0, 4) === '\x1aE\xdf\xa3') return 'webm'
  return undefined
}
