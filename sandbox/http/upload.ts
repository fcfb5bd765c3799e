import type { MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Text } from '../language'
import { cleanPicture, hasTooManyPixels } from './cleanPicture'
import { BadRequest } from './errors'
import { TooManyPictures } from './pictureWork'
import type { WireFields } from './signed'

/** What is read of the form of an upload call: one file, and the few fields of a signed call. */
export const uploadLimits = { fileSize: 20 * 1024 * 1024, files: 1, fields: 20, fieldSize: 16 * 1024, headerPairs: 20 }

/** A still picture, which is encoded again. */
export type PictureType = 'png' | 'jpeg' | 'webp'

/** A file that came with a call; its type is that of the bytes themselves, whatever the name says. */
interface Uploaded<Type> {
  fileName: string
  bytes: Buffer
  type: Type
}

/** A picture that was encoded again, without the place and camera data that it came with. */
export type PictureUpload = Uploaded<PictureType>

/** A picture, or a video as it came. */
export type Upload = PictureUpload | Uploaded<'mp4' | 'webm'>

/** Whether an upload is a still picture. */
export const isPicture = <One extends Pick<Upload, 'type'>>(upload: One): upload is One & { type: PictureType } =>
  upload.type !== 'mp4' && upload.type !== 'webm'

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
  FILE_PIXELS: {
    zh: '图片像素过大，请缩小到 2500 万像素以内后重试',
    en: 'The picture must have at most 25 megapixels. Make it smaller and try again.',
  },
  FILE_BUSY: { zh: '上传人数较多，请稍后再试', en: 'Too many pictures are being uploaded. Try again later.' },
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
    if (part.type === 'field') fields[part.fieldname] = wholeValue(part)
    else file = { name: part.filename, bytes: await part.toBuffer(), cut: part.file.truncated }
  }
  return { fields, upload: () => checked(file) }
}

function wholeValue({ fieldname, value, valueTruncated }: MultipartValue): unknown {
  if (valueTruncated) throw new BadRequest(`field ${fieldname.slice(0, 100)} is too long`)
  return value
}

async function checked(file: { name: string; bytes: Buffer; cut: boolean } | undefined): Promise<Upload> {
  if (!file) throw new UploadRefused('FILE_MISSING')
  if (file.cut) throw new UploadRefused('FILE_TOO_LARGE')
  if (file.bytes.length === 0) throw new UploadRefused('FILE_EMPTY')
  const type = typeOf(file.bytes)
  if (!type) throw new UploadRefused('FILE_TYPE')
  return type === 'mp4' || type === 'webm'
    ? { fileName: file.name, bytes: file.bytes, type }
    : { fileName: file.name, bytes: await cleaned(type, file.bytes), type }
}

async function cleaned(type: PictureType, bytes: Buffer): Promise<Buffer> {
  const isTooLarge = await hasTooManyPixels(bytes).catch(() => refuse('FILE_TYPE'))
  if (isTooLarge) throw new UploadRefused('FILE_PIXELS')
  return cleanPicture(type, bytes).catch((error) =>
    error instanceof TooManyPictures ? refuse('FILE_BUSY') : refuse('FILE_TYPE'),
  )
}

function refuse(code: keyof typeof uploadTexts): never {
  throw new UploadRefused(code)
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
