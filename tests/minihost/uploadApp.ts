import { endpoint } from '@/contract/endpoint'
import { upload } from '@/request/upload'
import { connectAlone } from './connectAlone'

const uploadStream = endpoint<{ name: string }, { size: number }>()('/test/upload-stream', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  body: 'stream',
})

connectAlone()

/** Uploads a file as the app does, for a page of a mini-program that contains no other code of the app. */
export const send = (path: string): Promise<{ size: number }> =>
  upload(uploadStream, { file: { path }, fields: { name: '正面 😀' } })
