import { type OneKeyQueryRes, oneKeyQuery } from '@/contract/bank/oneKey'
import { call } from '@/request/call'
import type { KeptBinding } from './keptBinding'

/** Asks how a one-key binding went; silent, since the screen asks again and again. Rejects with `ApiError`. */
export const askBinding = (binding: KeptBinding): Promise<OneKeyQueryRes> =>
  call(oneKeyQuery, binding, { toast: false })
