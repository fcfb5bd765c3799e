import { endpoint } from '@/contract/endpoint'
import { connectRequests } from '@/request/ports'
import { upload } from '@/request/upload'

const uploadStream = endpoint<{ name: string }, { size: number }>()('/test/upload-stream', {
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  body: 'stream',
})

connectRequests({
  token: () => 'token-a',
  appToken: () => undefined,
  deviceId: () => '',
  sessionId: () => '',
  language: () => 'en',
  innerApp: () => 'xbt',
  mayCollect: () => true,
  utmSource: () => '',
  cnlPdCode: () => '',
  supplier: () => ({}),
  onSessionLost: () => false,
  showError: () => undefined,
  onNetwork: () => undefined,
})

/** Uploads a file as the app does, for a page of a mini-program that contains no other code of the app. */
export const send = (path: string): Promise<{ size: number }> =>
  upload(uploadStream, { file: { path }, fields: { name: '正面 😀' } })
